import { expect, it } from 'vitest';
import { runningRelease } from '../../../../src/adapters/browser/release/runningRelease';

const page = (markup: string): Document =>
  new DOMParser().parseFromString(`<!doctype html><head>${markup}</head>`, 'text/html');

it.each([
  ['<script type="module" crossorigin src="/assets/index-BxT4Kq2c.js"></script>', 'BxT4Kq2c'],
  ['<script src="/before-paint.js"></script>', null],
  ['<script type="module" src="/src/main.tsx"></script>', null],
])('of a page with %s', (markup, release) => {
  expect(runningRelease(page(markup))).toBe(release);
});
