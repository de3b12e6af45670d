import type { Page, Request } from '@playwright/test';
import { addressOf } from './answers.ts';

/** What the site asks of an operation, in the order of its requests. */
export function asked(page: Page, path: string): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (addressOf(path).test(request.url())) requests.push(request);
  });
  return requests;
}
