import type { Locator, Page } from '@playwright/test';

/** The rows of the table of passages with a checkbox: the head of the table, then the passages. */
export const tickableRows = (page: Page): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('checkbox') });
