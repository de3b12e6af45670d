import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { supportedBrowsers } from '../../../scripts/build/browsers.ts';
import { inProject } from '../../../scripts/process/projectRoot.ts';

const names: Readonly<Record<string, string>> = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  safari: 'Safari',
  ios: 'iOS',
};

it('the README names the browsers for which the site is built', async () => {
  const readme = await readFile(inProject('README.md'), 'utf8');
  const [, said = ''] = /It runs in (.*?), and later ones/s.exec(readme) ?? [];
  // « Chrome and Edge 123 »: the name takes the next number.
  const stated = Object.entries(names).map(([key, name]) => {
    const [, version = ''] = new RegExp(`${name}\\D*?(\\d[\\d.]*)`).exec(said) ?? [];
    return key + version;
  });
  expect(stated).toEqual(supportedBrowsers);
});
