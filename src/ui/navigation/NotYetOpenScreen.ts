export interface NotYetOpenScreen {
  readonly path: string;
  readonly heading: string;
  /** What the operator does by phone or e-mail until then, as one sentence. */
  readonly meanwhile: string;
  /** Private, of the free-ramp area: without a token, the sign-in panel first. */
  readonly needsToken?: boolean;
}
