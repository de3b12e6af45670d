import type { Page } from '@playwright/test';

/** As if the visitor kept two plates on this device, one of them with a paid notice. */
export async function keptPlates(page: Page): Promise<void> {
  await page.addInitScript(
    (stored) => {
      window.localStorage.setItem('plates', stored);
    },
    JSON.stringify({
      plates: [
        { plate: 'AB123CD', notices: ['26104887'] },
        { plate: 'EF456GH', notices: [] },
      ],
    }),
  );
}
