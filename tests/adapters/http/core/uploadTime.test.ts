import * as E from 'fp-ts/Either';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ApiClient } from '../../../../src/adapters/http/core/apiClient';
import { httpContractGateway } from '../../../../src/adapters/http/contract/HttpContractGateway';
import type { Upload } from '../../../../src/domain/document/upload';
import { someBankDetails } from '../../../support/http/requests';
import { testClient } from '../../../support/http/testClient';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A server that never answers; other calls time out after a tenth of a second. */
const silent: ApiClient = {
  ...testClient('', [], 100),
  request: (_method, _path, { signal }) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('aborted')));
    }),
};

it.each([
  ['a document of 1 MB has the time that it needs on a slow connection', 1_000_000, 20_100],
  ['a document without content times out like any other call', 0, 100],
])('%s', async (_title, bytes, milliseconds) => {
  const slip = new File([new Uint8Array(bytes)], 'rib.pdf') as Upload;
  let outcome: unknown;
  void httpContractGateway(silent)
    .saveBankDetails({ ...someBankDetails, slip })()
    .then((ended) => (outcome = ended));
  await vi.advanceTimersByTimeAsync(milliseconds - 1);
  expect(outcome).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toEqual(E.left({ kind: 'service/too-slow' }));
});
