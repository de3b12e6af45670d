import { expect, it } from 'vitest';
import { cmsHtml } from '../../../src/domain/publicSite/cmsHtml';
import { frenchSpaces } from '../../../src/ui/cms/frenchSpaces';
import { sanitizeCmsHtml } from '../../../src/ui/cms/sanitizeCmsHtml';

it.each([
  ['Travaux : suivez la déviation', 'Travaux\u202F: suivez la déviation'],
  ['Ouvert ? Oui !', 'Ouvert\u202F? Oui\u202F!'],
  ['dit « fermé » ; 3 € et 20 %', 'dit «\u00A0fermé\u00A0»\u202F; 3\u00A0€ et 20\u00A0%'],
  ['à 9:40, https://www.example.fr/?a', 'à 9:40, https://www.example.fr/?a'],
])('« %s »', (typed, shown) => {
  expect(frenchSpaces(typed)).toBe(shown);
  expect(frenchSpaces(shown)).toBe(shown);
});

it("changes the text of the editors' HTML, not its addresses or its code", () => {
  const holder = document.createElement('div');
  holder.append(
    sanitizeCmsHtml(
      cmsHtml('<p><b>Tarif</b> : <a href="/a" title="x : y">3 €</a></p><pre>a : b</pre>'),
    ),
  );
  expect(holder.innerHTML).toBe(
    '<p><b>Tarif</b>\u202F: <a href="/a" title="x : y">3&nbsp;€</a></p><pre>a : b</pre>',
  );
});
