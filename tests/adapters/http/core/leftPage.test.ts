import * as E from 'fp-ts/Either';
import { afterEach, expect, it, vi } from 'vitest';
import * as operations from '../../../../generated/operations';
import { createApiClient } from '../../../../src/adapters/http/core/apiClient';
import { call } from '../../../../src/adapters/http/core/call';
import { testClient } from '../../../support/http/testClient';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('a call of a page that is being left fails only when it is clear that the page stays', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('NetworkError')));
  let stay = (): void => undefined;
  const api = createApiClient({
    ...testClient('http://127.0.0.1'),
    untilStayed: () => new Promise<void>((resolve) => (stay = resolve)),
  });
  let isReported = false;
  const reported = call(api, operations.readTraffic)().then((outcome) => {
    isReported = true;
    return outcome;
  });
  await new Promise((resolve) => setTimeout(resolve));
  expect(isReported).toBe(false);
  stay();
  expect(E.isLeft(await reported)).toBe(true);
});
