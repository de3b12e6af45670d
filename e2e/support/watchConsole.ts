import type { Page } from '@playwright/test';

/** What the console says of answers that a state asks for: failed ones, and those outside the contract. */
const askedFor = /^(Failed to load resource|Answer outside the contract)/;

/** Collects errors and warnings of the console, exceptions and violations of the content security policy. */
export function watchConsole(page: Page): readonly string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    const isProblem = ['error', 'warning'].includes(message.type());
    if (isProblem && !askedFor.test(message.text())) problems.push(message.text());
  });
  page.on('pageerror', ({ message }) => problems.push(message));
  return problems;
}
