import { afterEach, expect, it } from 'vitest';
import { collectFields, enterFields } from '../../../../src/ui/state/painted/carriedFields';

const page = (labels: readonly string[]): string => `<div id="root">
  <label>${labels[0] ?? ''}<input></label>
  <label>${labels[1] ?? ''}<input type="password"></label>
  <label>${labels[2] ?? ''}<input type="checkbox"></label>
  <label>IBAN<input data-secret></label>
  <label>${labels[3] ?? ''}<textarea></textarea></label>
</div>`;

const inputs = (): readonly HTMLInputElement[] => [...document.querySelectorAll('input')];
const message = (): HTMLTextAreaElement | null => document.querySelector('textarea');

afterEach(() => {
  document.body.innerHTML = '';
});

it('fields are filled in again by their position; secrets are not taken along', () => {
  document.body.innerHTML = page(['Nom', 'Mot de passe', 'Accord', 'Message']);
  const [name, password, agreement, iban] = inputs();
  const text = message();
  if (!name || !password || !agreement || !iban || !text) throw new Error('The page has no fields');
  name.value = 'Durand';
  password.value = 'Peage2026!';
  agreement.checked = true;
  iban.value = 'FR1420041010050500013M02606';
  text.value = 'Bonjour';
  const carried = collectFields();
  expect(JSON.stringify(carried)).not.toMatch(/Peage2026|FR14/);

  document.body.innerHTML = page(['Name', 'Password', 'Consent', 'Message']);
  enterFields(carried);
  expect(inputs().map(({ value, checked }) => [value, checked])).toEqual([
    ['Durand', false],
    ['', false],
    ['on', true],
    ['', false],
  ]);
  expect(message()?.value).toBe('Bonjour');
});

it('a field that the other page does not have is left out', () => {
  document.body.innerHTML = '<div id="root"></div>';
  expect(() => {
    enterFields([{ position: 3, value: 'x', isTicked: false }]);
  }).not.toThrow();
});
