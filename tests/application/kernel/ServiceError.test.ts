import { expect, it } from 'vitest';
import { isAnswerLost, type ServiceError } from '../../../src/application/kernel/ServiceError';

it.each<[ServiceError, boolean]>([
  [{ kind: 'service/unreachable' }, true],
  [{ kind: 'service/too-slow' }, true],
  [{ kind: 'service/failed' }, true],
  [{ kind: 'service/unreadable' }, true],
  [{ kind: 'service/fault' }, true],
  [{ kind: 'service/session-expired' }, false],
  [{ kind: 'service/too-many-requests', retryAfterSeconds: null }, false],
  [{ kind: 'service/not-found', message: null }, false],
])('after %j the server may have executed the request: %s', (error, isLost) => {
  expect(isAnswerLost(error)).toBe(isLost);
});
