import { pipe } from 'fp-ts/function';
import { map } from 'fp-ts/TaskEither';
import type { CheckedThresholdAlert } from '../../domain/thresholdAlert';
import { createUseCase } from '../kernel/createUseCase';
import { noticesOfSave } from './noticesOfSave';
import type { BadgeSaved } from './BadgeSaved';

interface AlertOfBadge {
  readonly badgeId: number;
  readonly alert: CheckedThresholdAlert;
}

/** Saves the threshold alert of a badge (M1.4, M7.22). */
export const saveThresholdAlert = createUseCase<AlertOfBadge, BadgeSaved>(
  'member/saveThresholdAlert',
  ({ badgeId, alert }, ports) =>
    pipe(
      ports.badges.saveThresholdAlert(badgeId, alert),
      map((saved) => ({ ...saved, badgeId, changes: { thresholdAlert: alert } })),
    ),
  noticesOfSave('thresholdAlert'),
);
