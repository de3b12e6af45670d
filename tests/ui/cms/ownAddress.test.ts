import { expect, it } from 'vitest';
import { cmsHtml } from '../../../src/domain/publicSite/cmsHtml';
import { ownAddress } from '../../../src/ui/cms/ownAddress';
import { sanitizeCmsHtml } from '../../../src/ui/cms/sanitizeCmsHtml';
import { operator } from '../../../src/ui/operator';

it.each([
  [`${operator.site}/uploads/tunnel.jpg`, '/uploads/tunnel.jpg'],
  [` ${operator.site}/cgv?x=1#y`, '/cgv?x=1#y'],
  [`${window.location.origin}/faq`, '/faq'],
  [`${operator.site}.ailleurs.example/x.jpg`, `${operator.site}.ailleurs.example/x.jpg`],
  ['https://ailleurs.example/x.jpg', 'https://ailleurs.example/x.jpg'],
  ['/cgv', '/cgv'],
])('%s is converted to %s: only an address of this site becomes a path', (raw, address) => {
  expect(ownAddress(raw)).toBe(address);
});

it('links and pictures with the full address of this site become paths', () => {
  const holder = document.createElement('div');
  holder.append(
    sanitizeCmsHtml(
      cmsHtml(
        `<a href="${operator.site}/cgv">CGV</a><img alt="" src="${operator.site}/uploads/a b.jpg">`,
      ),
    ),
  );
  expect(holder.querySelector('a')?.getAttribute('href')).toBe('/cgv');
  expect(holder.querySelector('img')?.getAttribute('src')).toBe('/uploads/a%20b.jpg');
});
