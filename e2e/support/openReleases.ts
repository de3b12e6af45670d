import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nextRelease } from './nextRelease.ts';
import { openFront } from './openFront.ts';
import { serveFolder } from './serveFolder.ts';

interface Releases {
  /** Leads to the build of the other tests, until the test leads it to `nextUrl`. */
  readonly site: Awaited<ReturnType<typeof openFront>>;
  readonly nextUrl: string;
  readonly stop: () => Promise<void>;
}

/** Two releases behind one address, which no other test has. */
export async function openReleases(baseURL = ''): Promise<Releases> {
  const folder = await mkdtemp(join(tmpdir(), 'next-'));
  await nextRelease(folder);
  const next = await serveFolder(folder, baseURL);
  const site = await openFront(baseURL);
  return {
    site,
    nextUrl: next.url,
    stop: async () => {
      await site.stop();
      await next.stop();
      await rm(folder, { recursive: true });
    },
  };
}
