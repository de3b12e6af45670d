/** `src/static/before-paint.js` reads this key too, before the first paint. */
const KEY = 'language';

/** Stores the language that the visitor chose, by its tag: it is offered again, never forced. */
export function writeLanguageChoice(tag: string): void {
  try {
    window.localStorage.setItem(KEY, tag);
  } catch {
    // Without storage the language of the browser is offered.
  }
}
