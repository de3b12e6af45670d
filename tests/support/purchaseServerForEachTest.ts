import { afterEach, beforeEach, vi } from 'vitest';
import type { FailingServer } from './failingServer';
import { startRecordingServer, type RecordingServer } from './recordingServer';

interface PurchaseServers {
  /** A server that answers so and keeps what it is sent, until the test is over. */
  readonly recording: (answer: object) => Promise<RecordingServer>;
  /** Ends another server with the test. */
  readonly endWithTest: (server: Pick<FailingServer, 'stop'>) => void;
}

/** For each test of what a purchase sends: the site stands at `https://www.example.fr`, and one server ends with the test. */
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
