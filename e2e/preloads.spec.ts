import { expect, test } from '@playwright/test';
import { startWithToken } from './support/session.ts';

const addresses = [
  '/payer-en-ligne',
  '/nos-abonnements',
  '/faq',
  '/nous-contacter',
  '/achat',
  '/member/badge/list',
  '/member/contract/invoice/list',
];

/** Parts of every page that are loaded after its first paint. */
const later = /\/(companions|SessionFollower|site|published)-/;

for (const address of addresses) {
  test(`${address}: the HTML names every file that is loaded before the first call`, async ({
    page,
  }) => {
    await startWithToken(page);
    const html = await (await page.request.get(address)).text();
    const files: string[] = [];
    const firstCall = page.waitForRequest((request) => {
      const { pathname } = new URL(request.url());
      if (/\.(js|css)$/.test(pathname)) files.push(pathname);
      return pathname.startsWith('/api/');
    });
    await page.goto(address);
    await firstCall;
    expect(files.filter((file) => !html.includes(`"${file}"`) && !later.test(file))).toEqual([]);
  });
}
