import type * as E from 'fp-ts/Either';
import type { ApiClient } from '../../../src/adapters/http/core/apiClient';
import { defaultPassagePeriod } from '../../../src/domain/passage/passagePeriod';
import { today } from '../store/fakePorts';

export const passageQuery = {
  page: 1,
  size: 100,
  period: defaultPassagePeriod(today),
  badgeReference: null,
} as const;

export type Send = (api: ApiClient) => Promise<E.Either<{ readonly kind: string }, unknown>>;
