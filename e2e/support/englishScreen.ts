import type { Page } from '@playwright/test';
import { expectNothingCut } from './accessibility.ts';
import { expectEnglishWords } from './englishWords.ts';

/** Words and width of a screen in English. */
export async function checkEnglishScreen(page: Page, data = ''): Promise<void> {
  await expectEnglishWords(page, data);
  await expectNothingCut(page);
}
