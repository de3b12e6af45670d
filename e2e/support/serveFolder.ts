import { forwardTo } from '../../scripts/serve/forwardApi.ts';
import { openSite } from '../../scripts/serve/openSite.ts';

interface ServedFolder {
  /** Without a trailing slash. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/**
 * Serves a build with the recommended headers; `/api` goes to `apiUrl`, and the telemetry of the site too,
 * if it has a collector.
 */
export async function serveFolder(
  folder: string,
  apiUrl: string,
  { hasCollector = false } = {},
): Promise<ServedFolder> {
  let stop = (): Promise<void> => Promise.resolve();
  const url = await openSite({
    folder,
    api: {
      forward: forwardTo(apiUrl),
      formOrigins: [],
      paymentPage: null,
      signatureOrigin: null,
      documents: null,
      meter: null,
      telemetry: hasCollector ? forwardTo(apiUrl) : null,
      description: '',
      lost: new Promise<never>(() => undefined),
    },
    env: {},
    onStop: (undo) => (stop = undo),
  });
  return { url, stop };
}
