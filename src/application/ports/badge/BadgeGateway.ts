import type * as TE from 'fp-ts/TaskEither';
import type { Badge } from '../../../domain/badge/badge';
import type { BadgeServices } from '../../../domain/badge/badgeServices';
import type { PartialList } from '../../../domain/basis/partialList';
import type { CheckedThresholdAlert } from '../../../domain/badge/thresholdAlert';
import type { Saved } from '../../kernel/Saved';
import type { ServiceError } from '../../kernel/ServiceError';

export interface ServicesOfBadge {
  readonly badgeId: number;
  readonly services: BadgeServices;
}

export interface AlertOfBadge {
  readonly badgeId: number;
  readonly alert: CheckedThresholdAlert;
}

/** The badges of the subscriber (M7.12, M7.21, M7.22). */
export interface BadgeGateway {
  /** The badges of every contract, one list per contract (M7.12). */
  list(): TE.TaskEither<ServiceError, readonly PartialList<Badge>[]>;
  /** Saves the name and the personalisations (M7.21). */
  saveServices(save: ServicesOfBadge): TE.TaskEither<ServiceError, Saved>;
  /** Saves the alert; its values are sent even when it is off (M7.22). */
  saveThresholdAlert(save: AlertOfBadge): TE.TaskEither<ServiceError, Saved>;
}
