import type { TaskEither } from 'fp-ts/TaskEither';
import type { SubscriptionTariff } from '../../domain/subscriptionTariff';
import type { ServiceError } from '../kernel/ServiceError';

export interface TariffGateway {
  /** The published prices of every category and plan (M3.12). */
  list(): TaskEither<ServiceError, readonly SubscriptionTariff[]>;
}
