import type { Page, Request } from '@playwright/test';
import { addressOf } from './answers.ts';

/** Collects the requests that the page sends to an operation, in order. */
export function recordRequests(page: Page, path: string): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (addressOf(path).test(request.url())) requests.push(request);
  });
  return requests;
}
