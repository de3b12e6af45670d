import { expect, it } from 'vitest';
import { markTestSite } from '../../../src/adapters/browser/markTestSite';

it('shows and hides the bar of test sites, whatever the HTML file says', () => {
  const { documentElement } = document;
  markTestSite(true);
  markTestSite(true);
  expect(documentElement.hasAttribute('data-test-site')).toBe(true);
  markTestSite(false);
  expect(documentElement.hasAttribute('data-test-site')).toBe(false);
});
