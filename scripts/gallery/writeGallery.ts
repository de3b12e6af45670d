import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { galleryPage, type ShownPicture, type ShownState } from './galleryPage.ts';
import type { Look, Picture, PicturedState } from './PicturedState.ts';
import { readRun } from './readRun.ts';

export interface Gallery {
  /** Path of the page. */
  readonly page: string;
  readonly states: readonly ShownState[];
}

/**
 * Writes the page of one run, and returns its path and its states. `run` and `base` are folders below
 * `folder`. With `base`, compares each state with the one of the same name and address.
 */
export async function writeGallery(folder: string, run: string, base?: string): Promise<Gallery> {
  const before = base === undefined ? [] : await readRun(join(folder, base));
  const keyOf = ({ name, address }: PicturedState): string => `${address} ${name}`;
  const earlier = new Map(before.map((state) => [keyOf(state), state]));
  const compare = async (state: PicturedState, picture: Picture): Promise<ShownPicture> => {
    const source = `${run}/${picture.file}`;
    const old = earlier.get(keyOf(state))?.pictures.find((one) => isSameLook(one, picture));
    if (base === undefined) return { ...picture, source, before: null, isChanged: false };
    if (old === undefined) return { ...picture, source, before: null, isChanged: true };
    const pair = [source, `${base}/${old.file}`].map((name) => readFile(join(folder, name)));
    const [now, then] = (await Promise.all(pair)) as [Buffer, Buffer];
    return { ...picture, source, before: `${base}/${old.file}`, isChanged: !now.equals(then) };
  };
  const states: ShownState[] = [];
  for (const state of await readRun(join(folder, run))) {
    const compared = state.pictures.map((picture) => compare(state, picture));
    states.push({ ...state, pictures: await Promise.all(compared) });
  }
  const page = join(folder, 'index.html');
  await writeFile(page, String(await galleryPage(states, base !== undefined)));
  return { page, states };
}

function isSameLook(one: Look, other: Look): boolean {
  return one.mode === other.mode && one.width === other.width && one.scheme === other.scheme;
}
