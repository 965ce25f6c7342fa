// Every word that is typed must occur; a hit in a title counts most, then one in a heading.
const MOST = 20;
const field = document.getElementById("search");
const found = document.getElementById("found");
const menu = document.getElementById("menu");

function weight([, title, heading, text], words) {
  let sum = 0;
  for (const word of words) {
    const here =
      8 * title.toLowerCase().includes(word) +
      4 * heading.toLowerCase().includes(word) +
      text.toLowerCase().includes(word);
    if (!here) return 0;
    sum += here;
  }
  return sum;
}

function shown(part) {
  const line = document.createElement("li");
  const link = document.createElement("a");
  link.href = `${document.body.dataset.top}/${part[0]}`;
  link.textContent = part[1] === part[2] ? part[1] : `${part[2]} · ${part[1]}`;
  line.append(link);
  return line;
}

field.addEventListener("input", () => {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  menu.hidden = words.length > 0;
  const hits = words.length ? PARTS.map((part) => [weight(part, words), part]).filter(([sum]) => sum) : [];
  hits.sort((a, b) => b[0] - a[0]);
  found.replaceChildren(...hits.slice(0, MOST).map(([, part]) => shown(part)));
  if (words.length && !hits.length) found.textContent = "Nothing found.";
});
