// Does the house answer? What was last asked tells it, and the browser, when it knows that there is no line at all.
class Reach {
  isLost = $state(navigator.onLine === false);
}

export const reach = new Reach();

addEventListener("offline", () => (reach.isLost = true));
addEventListener("online", () => (reach.isLost = false));
