import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { hashOf, iconsHash, iconSvg, operatorIcons } from '../../../scripts/build/operatorIcons.ts';
import { webManifest } from '../../../scripts/build/webManifest.ts';
import { inProject } from '../../../scripts/process/projectRoot.ts';
import { operator } from '../../../src/ui/operator.ts';

const readIcon = (file: string): Promise<Buffer> =>
  readFile(inProject('src', 'static', 'icons', file));

describe('the icons of the installed site', () => {
  it('are drawn from the mark of the operator: otherwise run « node scripts/run.mjs generate/icons »', async () => {
    const files = await Promise.all(
      operatorIcons.map(async ({ file }) => [file, hashOf(await readIcon(file))] as const),
    );
    const record = inProject('scripts', 'generate', 'icons.json');
    expect(JSON.parse(await readFile(record, 'utf8'))).toEqual({
      drawings: iconsHash(),
      files: Object.fromEntries(files),
    });
  });

  it.each(operatorIcons)('$file is a PNG of $size pixels', async ({ file, size }) => {
    const picture = await readIcon(file);
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([size, size]);
  });

  it('keep the mark in the circle that no system cuts off', () => {
    const cut = operatorIcons.filter(({ purpose }) => purpose === 'maskable').map(iconSvg);
    for (const svg of cut) {
      const [left = 0, top = 0] = (/translate\(([\d.]+) ([\d.]+)\)/.exec(svg) ?? [])
        .slice(1)
        .map(Number);
      expect(Math.hypot(50 - left, 50 - top)).toBeLessThan(40);
    }
  });
});

it('the manifest names the operator and the icons, in French, with the address in view', () => {
  const manifest = JSON.parse(webManifest()) as Readonly<Record<string, unknown>>;
  expect(manifest).toMatchObject({
    name: operator.name,
    lang: 'fr',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
  });
  expect(String(manifest['short_name']).length).toBeLessThanOrEqual(12);
  expect(manifest['icons']).toHaveLength(operatorIcons.length);
});
