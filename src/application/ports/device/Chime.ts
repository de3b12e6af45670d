/** A short sound of the device. */
export interface Chime {
  /**
   * Plays it; does nothing where the browser has no sound. Browsers allow it after a press of the visitor on
   * the page, also later.
   */
  ring(): void;
}
