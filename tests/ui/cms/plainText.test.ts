import { expect, it } from 'vitest';
import { cmsHtml } from '../../../src/domain/publicSite/cmsHtml';
import { plainText } from '../../../src/ui/cms/plainText';

it.each([
  ['<p>Un</p><p>deux</p>', 'Un deux'],
  ['<ul><li>un<li>d<b>eu</b>x</ul>', 'un deux'],
  ['<table><tr><th>Trajet<td>3,20&nbsp;€</table>', 'Trajet 3,20 €'],
  ['a<br>b', 'a b'],
  ['R&amp;D<script>hit()</script>', 'R&D'],
  ['', ''],
])('the text of %s: « %s »', (html, words) => {
  expect(plainText(cmsHtml(html))).toBe(words);
});
