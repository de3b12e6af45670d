import { expect, type Page, type Locator } from '@playwright/test';

/** What a page says to a browser that is too old for it. */
export const ageSentence = (page: Page): Locator =>
  page.getByText('Votre navigateur est trop ancien');

const condition = /@supports ?\(color: ?light-dark\([^)]*\)\) and selector\(:has\([^)]*\)\)/;

/** The style sheet as a browser reads it that does not know what the pages need. */
export async function actAsOldBrowser(page: Page): Promise<void> {
  await page.route(/assets\/index-.*\.css$/, async (route) => {
    const response = await route.fetch();
    const css = await response.text();
    expect(css).toMatch(condition);
    await route.fulfill({ response, body: css.replace(condition, '@supports (color: unknown())') });
  });
}
