import { expect, type Page } from '@playwright/test';

interface Mail {
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly link?: string;
}

/** The mails that the simulated operator sent to this address, newest first. */
export async function mailsTo(page: Page, recipient: string): Promise<readonly Mail[]> {
  const answer = await page.request.get(`${process.env['OPERATOR_URL'] ?? ''}/control/mails.json`);
  const mails = (await answer.json()) as readonly Mail[];
  return mails.filter((mail) => mail.recipient === recipient);
}

/** The link in the newest mail. */
export async function mailedLink(page: Page, recipient: string): Promise<string> {
  const [newest] = await mailsTo(page, recipient);
  const link = newest?.link ?? '';
  expect(link).toMatch(/^http/);
  return link;
}

/** The subjects of the mails to this address, newest first. */
export async function mailSubjects(page: Page, recipient: string): Promise<readonly string[]> {
  return (await mailsTo(page, recipient)).map(({ subject }) => subject);
}
