import type { Page } from '@playwright/test';

/** What the content security policy refuses the page from now on, as the console tells it. */
export function watchContentPolicy(page: Page): readonly string[] {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to/.test(message.text())) refused.push(message.text());
  });
  return refused;
}
