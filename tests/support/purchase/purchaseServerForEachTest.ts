import { afterEach, beforeEach, vi } from 'vitest';
import type { FailingServer } from '../http/failingServer';
import { startRecordingServer, type RecordingServer } from '../http/recordingServer';

interface PurchaseServers {
  /** Starts a server with this answer that records its requests until the test ends. */
  readonly recording: (answer: object) => Promise<RecordingServer>;
  /** Stops another server at the end of the test. */
  readonly endWithTest: (server: Pick<FailingServer, 'stop'>) => void;
}

/** Before each test, sets the origin to `https://www.example.fr`; after it, stops the server. */
export function purchaseServerForEachTest(): PurchaseServers {
  let server: Pick<FailingServer, 'stop'> | undefined;

  beforeEach(() => {
    vi.stubGlobal('location', { origin: 'https://www.example.fr' });
  });

  afterEach(async () => {
    vi.unstubAllGlobals();
    await server?.stop();
    server = undefined;
  });

  return {
    async recording(answer) {
      const started = await startRecordingServer();
      started.answerWith(answer);
      server = started;
      return started;
    },
    endWithTest(started) {
      server = started;
    },
  };
}
