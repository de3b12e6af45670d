import type { Page } from '@playwright/test';

/** Collects the violations of the content security policy, as the console reports them. */
export function watchContentPolicy(page: Page): readonly string[] {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to/.test(message.text())) refused.push(message.text());
  });
  return refused;
}
