// @vitest-environment node
import { expect, test } from 'vitest';
import { mayInterrupt } from '../../../../src/ui/public/alerts/mayInterrupt';

test.each([
  ['/', true],
  ['/faq', true],
  ['/payer-en-ligne', false],
  ['/nous-contacter', false],
  ['/nous-contacter/resilier', false],
  ['/nous-contacter/renoncer', false],
  ['/espace/connexion', false],
])('the alerts may open by themselves on %s: %s', (pathname, may) => {
  expect(mayInterrupt(pathname)).toBe(may);
});
