/**
 * One tab of a browser, whatever protocol drives it. An expression is JavaScript text that the page
 * evaluates; a promise is awaited.
 */
export interface Tab {
  /** Name and version, as the browser says them. */
  readonly browser: string;
  /** Folder that receives downloads. */
  readonly downloads: string;
  /** Opens an absolute address; resolves when the page and what its HTML names are loaded. */
  readonly open: (address: string) => Promise<void>;
  /** The value of an expression, which must be JSON. */
  readonly read: (expression: string) => Promise<unknown>;
  /** Clicks, as a person does, in the middle of the element that an expression gives. */
  readonly press: (element: string) => Promise<void>;
  /** Types into the element that an expression gives. */
  readonly type: (element: string, text: string) => Promise<void>;
  /** What the browser itself reported since it was opened: errors of its console, requests that failed. */
  readonly problems: () => readonly string[];
  /** Ends the browser. */
  readonly close: () => Promise<void>;
}
