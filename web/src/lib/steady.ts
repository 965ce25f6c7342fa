// A value that stays the same object for as long as it says the same, so that whatever is made of it stays, too.

/** $derived.by(steady(() => …)): plain data that is made anew with each view, and seldom differs. */
export function steady<T>(make: () => T): () => T {
  let last: T;
  let said: string | undefined;
  return () => {
    const next = make();
    const says = JSON.stringify(next);
    if (says !== said) [last, said] = [next, says];
    return last;
  };
}
