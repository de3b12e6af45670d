export interface NotYetOpenScreen {
  readonly path: string;
  readonly heading: string;
  /** What the operator does by phone or e-mail until then, as one sentence. */
  readonly meanwhile: string;
}
