import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runToEnd } from '../../scripts/process/childProcess.ts';
import { copyBuild } from './copyBuild.ts';
import { serveFolder } from './serveFolder.ts';

interface PublishedSite {
  /** Without a trailing slash. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Paints the pages of the build again, with what the server at `apiUrl` has published, and serves them. */
export async function openPublishedSite(apiUrl: string): Promise<PublishedSite> {
  const folder = await mkdtemp(join(tmpdir(), 'published-'));
  await copyBuild(folder);
  const { code, output } = await runToEnd({
    command: 'node',
    args: ['e2e/support/paintFolder.ts', folder],
    env: { SITEMAP_API_URL: apiUrl },
  });
  if (code !== 0) throw new Error(output);
  const { url, stop } = await serveFolder(folder, apiUrl);
  return {
    url,
    stop: async () => {
      await stop();
      await rm(folder, { recursive: true });
    },
  };
}
