import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writePlace } from '../../scripts/deploy/writePlace.ts';
import { readPlaceSettings } from '../../scripts/serve/placeSettings.ts';
import { copyBuild } from './copyBuild.ts';
import { serveFolder } from './serveFolder.ts';

interface OpenedPlace {
  /** Without a trailing slash. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Serves the build at a place with these settings, as `npm run kit` writes them; `/api` goes to `apiUrl`. */
export async function openPlace(settings: object, apiUrl: string): Promise<OpenedPlace> {
  const text = JSON.stringify(settings);
  const folder = await mkdtemp(join(tmpdir(), 'place-'));
  await copyBuild(folder);
  await writePlace(folder, text, readPlaceSettings({}, text).place);
  const { url, stop } = await serveFolder(folder, apiUrl);
  return {
    url,
    stop: async () => {
      await stop();
      await rm(folder, { recursive: true });
    },
  };
}
