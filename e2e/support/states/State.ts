import type { Locator, Page } from '@playwright/test';

/** A screen in one of its states. */
export interface State {
  /** The screen and its state, for the title. */
  readonly name: string;
  readonly address: string;
  /** What makes the state: how the mock answers, before the page is opened. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** What makes the state once the page is there. */
  readonly then?: (page: Page) => Promise<unknown>;
  /** A dialog holds the keyboard, on purpose. */
  readonly isModal?: boolean;
  /** What shows that the state is there. */
  readonly shows: (page: Page) => Locator;
}
