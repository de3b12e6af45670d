import type { TaskEither } from 'fp-ts/TaskEither';
import type { Badge } from '../../domain/badge';
import type { BadgeServices } from '../../domain/badgeServices';
import type { PartialList } from '../../domain/partialList';
import type { CheckedThresholdAlert } from '../../domain/thresholdAlert';
import type { Saved } from '../kernel/Saved';
import type { ServiceError } from '../kernel/ServiceError';

export interface ServicesOfBadge {
  readonly badgeId: number;
  readonly services: BadgeServices;
}

export interface AlertOfBadge {
  readonly badgeId: number;
  readonly alert: CheckedThresholdAlert;
}

export interface BadgeGateway {
  /** The badges of every contract, one list per contract (M7.12). */
  list(): TaskEither<ServiceError, readonly PartialList<Badge>[]>;
  /** Saves the name and the personalisations (M7.21). */
  saveServices(save: ServicesOfBadge): TaskEither<ServiceError, Saved>;
  /** Saves the alert; what it holds is sent while it is off too (M7.22). */
  saveThresholdAlert(save: AlertOfBadge): TaskEither<ServiceError, Saved>;
}
