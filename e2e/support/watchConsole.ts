import type { Page } from '@playwright/test';

/** What the console says of answers that a state asks for: failed ones, and those outside the contract. */
const askedFor = /^(Failed to load resource|Answer outside the contract)/;

/** Chromium counts the seconds: on a slow machine what is preloaded is used after them. */
const slow = /was preloaded using link preload but not used within a few seconds/;

/** Collects errors and warnings of the console, exceptions and violations of the content security policy. */
export function watchConsole(page: Page): readonly string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    const isProblem = ['error', 'warning'].includes(message.type());
    const text = message.text();
    if (isProblem && !askedFor.test(text) && !slow.test(text)) problems.push(text);
  });
  page.on('pageerror', ({ message }) => problems.push(message));
  return problems;
}
