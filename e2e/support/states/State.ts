import type { Locator, Page } from '@playwright/test';

/** A screen in one of its states. */
export interface State {
  /** The screen and its state, for the title of the step. */
  readonly name: string;
  readonly address: string;
  /** Another state of the page has the same pieces with other words: only `npm run test:deep` visits it. */
  readonly isVariant?: true;
  /** Sets up the state before the page is opened, for instance the answers of the mock. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** Acts on the page once it is loaded. */
  readonly then?: (page: Page) => Promise<unknown>;
  /** A dialog traps the focus, as intended. */
  readonly isModal?: boolean;
  /** An element that is visible in this state. */
  readonly shows: (page: Page) => Locator;
}
