import { expect } from '@playwright/test';
import { aToken } from '../../tests/support/account/aToken.ts';
import { screens } from '../support/screens.ts';
import { mocked, test } from './engineTest.ts';

const addresses = Object.values(screens).map(([address]) => address);

const heading = `document.querySelector('main h1')?.textContent ?? ''`;
const isLoading = `/Chargement en cours/.test(document.querySelector('main')?.textContent ?? '')`;

test('every address opens without a message of the browser', async ({ visitor }) => {
  await visitor.opens(mocked);
  await visitor.read(`localStorage.setItem('token', ${JSON.stringify(aToken())})`);
  await visitor.read(`localStorage.setItem('cookies', String(Math.floor(Date.now() / 1000)))`);
  for (const address of addresses) {
    await visitor.opens(mocked + address);
    await expect.poll(() => visitor.read(heading), address).not.toBe('');
    await expect.poll(() => visitor.read(isLoading), address).toBe(false);
  }
  expect(await visitor.sawProblems()).toEqual([]);
});

test('what goes wrong is noticed in this engine', async ({ visitor }) => {
  await visitor.opens(mocked);
  for (const [cause, words] of [
    [`document.body.setAttribute('style', 'margin: 0')`, /style-src/],
    [`void setTimeout(() => { throw new Error('broken'); })`, /broken/],
    [`void Promise.reject(new Error('lost'))`, /lost/],
    [`console.error('said')`, /said/],
    [`fetch('/assets/absent.js').then(() => true)`, /absent\.js/],
  ] as const) {
    await visitor.read(cause);
    await expect.poll(async () => (await visitor.sawProblems()).join()).toMatch(words);
  }
});
