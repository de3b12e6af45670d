import type { Page } from '@playwright/test';

/** As if this tab had sent a payment to the bank: what the receipt then states. */
export function sentPayment(
  reference: string,
  amount: number,
  contract = '',
  invoices: readonly string[] = [],
  payer: { readonly plate: string; readonly email: string } | null = null,
): (page: Page) => Promise<void> {
  const record = { reference, amount, contract, invoices, payer, confirmedAt: null };
  return async (page) => {
    await page.addInitScript(
      (stored) => {
        window.sessionStorage.setItem('payments', stored);
      },
      JSON.stringify([record]),
    );
  };
}
