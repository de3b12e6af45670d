import { test } from '@playwright/test';
import { expectWorksUntilReload } from './support/brokenStorage.ts';

test('the storage of the browser is full: the site works until its tab is closed', ({ page }) =>
  expectWorksUntilReload(page, () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  }));
