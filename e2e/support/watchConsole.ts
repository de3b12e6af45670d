import type { Page } from '@playwright/test';

/**
 * Collects the errors and warnings of the console, exceptions and violations of the content security policy.
 * The browser's own lines about answers that failed are left out: states ask for them.
 */
export function watchConsole(page: Page): readonly string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    const isProblem = ['error', 'warning'].includes(message.type());
    if (isProblem && !message.text().startsWith('Failed to load resource')) {
      problems.push(message.text());
    }
  });
  page.on('pageerror', ({ message }) => problems.push(message));
  return problems;
}
