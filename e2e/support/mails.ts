import { expect, type Page } from '@playwright/test';

interface Mail {
  readonly recipient: string;
  readonly link?: string;
}

/** The address in the newest mail that the simulated operator sent to this e-mail. */
export async function mailedLink(page: Page, recipient: string): Promise<string> {
  const answer = await page.request.get(`${process.env['OPERATOR_URL'] ?? ''}/control/mails.json`);
  const mails = (await answer.json()) as readonly Mail[];
  const link = mails.find((mail) => mail.recipient === recipient)?.link ?? '';
  expect(link).toMatch(/^http/);
  return link;
}
