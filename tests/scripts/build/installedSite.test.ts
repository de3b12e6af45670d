import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { hashOf, iconsHash, iconSvg, operatorIcons } from '../../../scripts/build/operatorIcons.ts';
import { webManifest } from '../../../scripts/build/webManifest.ts';
import { inProject } from '../../../scripts/process/projectRoot.ts';
import { languages } from '../../../src/ui/navigation/languages.ts';
import { operator } from '../../../src/ui/operator.ts';

it('the icons are drawn from the mark of the operator: otherwise run « node scripts/run.mjs generate/icons »', async () => {
  const files = await Promise.all(
    operatorIcons.map(async ({ file }) => {
      const picture = await readFile(inProject('src', 'static', 'icons', file));
      return [file, hashOf(picture)] as const;
    }),
  );
  const record = await readFile(inProject('scripts', 'generate', 'icons.json'), 'utf8');
  expect(JSON.parse(record)).toEqual({
    drawings: iconsHash(),
    files: Object.fromEntries(files),
  });
});

it('the icons keep the mark in the circle that no system cuts off', () => {
  for (const svg of operatorIcons.filter(({ purpose }) => purpose === 'maskable').map(iconSvg)) {
    const [, left, top] = /translate\(([\d.]+) ([\d.]+)\)/.exec(svg) ?? [];
    expect(Math.hypot(50 - Number(left), 50 - Number(top))).toBeLessThan(40);
  }
});

it.each(languages)('the manifest names the operator and the icons, in $name', (language) => {
  const manifest = JSON.parse(webManifest(language)) as Readonly<Record<string, unknown>>;
  expect(manifest).toMatchObject({
    name: operator.name,
    lang: language.tag,
    scope: '/',
    display: 'minimal-ui',
  });
  expect(String(manifest['short_name']).length).toBeLessThanOrEqual(12);
  expect(manifest['icons']).toHaveLength(operatorIcons.length);
});
