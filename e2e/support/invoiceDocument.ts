import type { Locator, Page } from '@playwright/test';

export const invoiceList = '/member/contract/invoice/list';
export const invoiceView = '/member/contract/invoice/202611419/view';

/** The call that downloads a document. */
export const documentCall = /\/api\/private\/invoice\/[^/]+$/;

export const documentFrame = (page: Page): Locator => page.getByTitle('Facture 202611419');
export const openDocument = (page: Page): Locator =>
  page.getByRole('link', { name: 'Ouvrir la facture' });
