import { afterEach, beforeEach, vi } from 'vitest';
import { startRecordingServer, type RecordingServer } from '../http/recordingServer';

/**
 * Before each test, sets the origin to `https://www.example.fr`. Returns a function that starts a server with
 * this answer, which records its requests until the test ends.
 */
export function purchaseServerForEachTest(): (answer: object) => Promise<RecordingServer> {
  let server: RecordingServer | undefined;

  beforeEach(() => {
    vi.stubGlobal('location', { origin: 'https://www.example.fr' });
  });

  afterEach(async () => {
    vi.unstubAllGlobals();
    await server?.stop();
    server = undefined;
  });

  return async (answer) => {
    server = await startRecordingServer();
    server.answerWith(answer);
    return server;
  };
}
