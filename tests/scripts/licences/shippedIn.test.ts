import { describe, expect, it } from 'vitest';
import { packageFolder } from '../../../scripts/build/licences/packageFolder.ts';
import { shippedIn } from '../../../scripts/build/licences/recordShipped.ts';

describe('the package of a module', () => {
  it.each([
    ['/site/node_modules/react/index.js', 'node_modules/react'],
    ['/site/node_modules/@mantine/core/esm/core/index.mjs', 'node_modules/@mantine/core'],
    ['/site/node_modules/a/node_modules/b/index.js', 'node_modules/a/node_modules/b'],
    ['/site/node_modules/a/node_modules/@b/c/x.js?v=1', 'node_modules/a/node_modules/@b/c'],
    [
      'node_modules/@fontsource-variable/font/files/latin.woff2',
      'node_modules/@fontsource-variable/font',
    ],
    ['/site/generated/shellIcons.ts', 'node_modules/@tabler/icons'],
    [
      'generated/atkinson-latin.woff2',
      'node_modules/@fontsource-variable/atkinson-hyperlegible-next',
    ],
    ['\0vite/preload-helper.js', 'node_modules/vite'],
    ['\0rolldown/runtime.js', 'node_modules/rolldown'],
    ['/site/src/main.tsx', null],
    ['generated/city.svg', null],
  ])('%s', (module, folder) => {
    expect(packageFolder(module)).toBe(folder);
  });

  it('an unknown virtual module stops the build', () => {
    expect(() => packageFolder('\0other/helper')).toThrow(
      'Of which package is "\\u0000other/helper"?',
    );
  });
});

it('what is shipped: modules of chunks, files such as fonts, imported style sheets', () => {
  const outputs = [
    { type: 'chunk', moduleIds: ['/s/src/main.tsx', '/s/node_modules/react/index.js'] },
    { type: 'chunk', moduleIds: ['/s/node_modules/react/jsx.js'] },
    { type: 'asset', originalFileNames: ['node_modules/font/a.woff2'] },
  ] as const;
  expect(shippedIn(outputs, new Set(['node_modules/styles']))).toEqual([
    'node_modules/font',
    'node_modules/react',
    'node_modules/styles',
  ]);
});
