import { expect, it } from 'vitest';
import { cmsHtml } from '../../../src/domain/cmsHtml';
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
])('%s is told as %s: an address of this site stays inside it', (raw, address) => {
  expect(ownAddress(raw)).toBe(address);
});

it('pictures and links that the editors wrote with the address of this site are those of this site', () => {
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
