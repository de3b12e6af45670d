import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Look, PicturedState } from '../../../scripts/gallery/PicturedState.ts';
import { writeGallery } from '../../../scripts/gallery/writeGallery.ts';

type Run = Readonly<Record<string, { readonly image?: string; readonly problem?: string }>>;

/** Creates a folder with these runs. Each state has a name and one image. */
async function folderOf(runs: Readonly<Record<string, Run>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'gallery-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [run, states] of Object.entries(runs)) {
    await mkdir(join(folder, run));
    for (const [index, [name, { image, problem = null }]] of Object.entries(states).entries()) {
      const file = `${index}-390-dark.png`;
      const look: Look = { mode: 'normal', width: 390, scheme: 'dark' };
      const pictures = image === undefined ? [] : [{ file, ...look }];
      const state: PicturedState = { index, name, address: '/a', pictures, problem };
      await writeFile(join(folder, run, `${index}.json`), JSON.stringify(state));
      if (image !== undefined) await writeFile(join(folder, run, file), image);
    }
  }
  return folder;
}

describe('the page of the gallery', () => {
  it('shows each picture of the run, and lists the states that could not be opened', async () => {
    const folder = await folderOf({
      base: { dashboard: { image: 'one' }, 'badges, empty': { problem: 'Timeout <15 s>' } },
    });

    const { page } = await writeGallery(folder, 'base');

    const text = await readFile(page, 'utf8');
    expect(text).toContain('<img loading="lazy" src="base/0-390-dark.png" alt="390 px, dark" />');
    expect(text).toContain('Could not be opened: 1');
    expect(text).toContain('Timeout &lt;15 s&gt;');
  });

  it('compares states by name, independent of their position in the list', async () => {
    const folder = await folderOf({
      base: { dashboard: { image: 'one' }, badges: { image: 'two' } },
      compared: { badges: { image: 'two' }, dashboard: { image: 'other' }, order: { image: 'x' } },
    });

    const { page, states } = await writeGallery(folder, 'compared', 'base');

    const changed = states.filter(({ pictures }) => pictures.some(({ isChanged }) => isChanged));
    expect(changed.map(({ name }) => name)).toEqual(['dashboard', 'order']);
    const text = await readFile(page, 'utf8');
    expect(text).toContain('src="base/0-390-dark.png" alt="390 px, dark, before"');
    expect(text).toContain('src="compared/1-390-dark.png" alt="390 px, dark, after"');
    expect(text).not.toContain('<h2>badges</h2>');
  });
});
