import type { SubscriptionTariff } from '../../domain/subscriptionTariff';
import { createUseCase } from '../kernel/createUseCase';

/** Fetches the published prices (M7.3, M3.12). The screen that needs them shows a failure and offers to retry. */
export const listTariffs = createUseCase<void, readonly SubscriptionTariff[]>(
  'tariffs/listTariffs',
  (_, ports) => ports.tariffs.list(),
  { isPublic: true },
);
