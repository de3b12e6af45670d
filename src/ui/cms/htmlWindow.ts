/** A window of a browser, or of jsdom. */
export type HtmlWindow = Window & typeof globalThis;

let given: HtmlWindow | undefined;

/** The window whose parser reads the editors' HTML. */
export function htmlWindow(): HtmlWindow {
  return given ?? window;
}

/** For the build, which paints pages of the editors and has no window of its own. */
export function giveHtmlWindow(one: HtmlWindow): void {
  given = one;
}
