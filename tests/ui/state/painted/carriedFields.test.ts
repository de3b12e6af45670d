import { afterEach, expect, it } from 'vitest';
import { collectFields, enterFields } from '../../../../src/ui/state/painted/carriedFields';
import { hasSecrets } from '../../../../src/ui/state/painted/hasSecrets';

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

it('fields are filled in again by their position; secrets are not taken along', async () => {
  document.body.innerHTML = page(['Nom', 'Mot de passe', 'Accord', 'Message']);
  const [name, password, agreement, iban] = inputs();
  const text = message();
  if (!name || !password || !agreement || !iban || !text) throw new Error('The page has no fields');
  name.value = 'Durand';
  password.value = 'Peage2026!';
  agreement.checked = true;
  iban.value = 'FR1420041010050500013M02606';
  text.value = 'Bonjour';
  const carried = collectFields(false);
  expect(JSON.stringify(carried)).not.toMatch(/Peage2026|FR14/);

  document.body.innerHTML = page(['Name', 'Password', 'Consent', 'Message']);
  await enterFields(carried);
  expect(inputs().map(({ value, checked }) => [value, checked])).toEqual([
    ['Durand', false],
    ['', false],
    ['on', true],
    ['', false],
  ]);
  expect(message()?.value).toBe('Bonjour');
});

it('a field whose HTML follows what is typed is taken along, because it was typed into', () => {
  document.body.innerHTML = page(['Nom', 'Mot de passe', 'Accord', 'Message']);
  const [name] = inputs();
  name?.setAttribute('value', 'Durand');
  expect(collectFields(false)).toEqual([]);
  globalThis.typedFields = new Set([name ?? null]);
  expect(collectFields(false)).toMatchObject([{ position: 0, value: 'Durand' }]);
  globalThis.typedFields = undefined;
});

it('in another release a field is found by its label; one that is gone is left out', async () => {
  document.body.innerHTML = page(['Nom', 'Mot de passe', 'Accord', 'Message']);
  const [name, , agreement] = inputs();
  const text = message();
  if (!name || !agreement || !text) throw new Error('The page has no fields');
  name.value = 'Durand';
  agreement.checked = true;
  text.value = 'Bonjour';
  const carried = collectFields(true);

  document.body.innerHTML = `<div id="root"><label>Société<input></label>
    <label>Nom<input></label><label>Avis<input type="checkbox"></label>
    <label>Message<textarea></textarea></label></div>`;
  await enterFields(carried);
  expect(inputs().map(({ value, checked }) => [value, checked])).toEqual([
    ['', false],
    ['Durand', false],
    ['on', false],
  ]);
  expect(message()?.value).toBe('Bonjour');
});

const block = (legend: string): string =>
  `<fieldset><legend>${legend}</legend><label>Adresse 1<input></label></fieldset>`;

it('fields that a tick adds are filled in, and never those of another block', async () => {
  const correspondence = block('Adresse de correspondance');
  const tick = '<label>Autre adresse<input type="checkbox"></label>';
  const billing = block('Adresse de facturation');
  document.body.innerHTML = `<div id="root">${correspondence}${tick}${billing}</div>`;
  const [, other, address] = inputs();
  if (!other || !address) throw new Error('The page has no fields');
  other.checked = true;
  address.value = '4 RUE DU PORT';
  const carried = collectFields(true);

  document.body.innerHTML = `<div id="root">${correspondence}${tick}</div>`;
  await enterFields(carried);
  expect(inputs().map(({ value }) => value)).toEqual(['', 'on']);

  document.body.innerHTML = `<div id="root">${correspondence}${tick}</div>`;
  inputs()[1]?.addEventListener('change', () => {
    document.querySelector('#root')?.insertAdjacentHTML('beforeend', billing);
  });
  await enterFields(carried);
  expect(inputs().map(({ value }) => value)).toEqual(['', 'on', '4 RUE DU PORT']);
});

it('a page has secrets when a password, a bank account or a file is entered', () => {
  document.body.innerHTML = page(['Nom', 'Mot de passe', 'Accord', 'Message']);
  const [name, password, , iban] = inputs();
  if (!name || !password || !iban) throw new Error('The page has no fields');
  name.value = 'Durand';
  expect(hasSecrets()).toBe(false);
  iban.value = 'FR14';
  expect(hasSecrets()).toBe(true);
  iban.value = '';
  password.value = 'x';
  expect(hasSecrets()).toBe(true);
});

it('a field that the other page does not have is left out', async () => {
  document.body.innerHTML = '<div id="root"></div>';
  await expect(
    enterFields([{ position: 3, name: null, value: 'x', isTicked: false }]),
  ).resolves.toBeUndefined();
});
