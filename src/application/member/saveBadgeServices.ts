import { pipe } from 'fp-ts/function';
import { map } from 'fp-ts/TaskEither';
import type { BadgeServices } from '../../domain/badgeServices';
import { createUseCase } from '../kernel/createUseCase';
import { noticesOfSave } from './noticesOfSave';
import type { BadgeSaved } from './BadgeSaved';

interface ServicesOfBadge {
  readonly badgeId: number;
  readonly services: BadgeServices;
}

/** Saves the name and the personalisations of a badge (M1.4, M7.21). */
export const saveBadgeServices = createUseCase<ServicesOfBadge, BadgeSaved>(
  'member/saveBadgeServices',
  ({ badgeId, services }, ports) =>
    pipe(
      ports.badges.saveServices(badgeId, services),
      map((saved) => ({ ...saved, badgeId, changes: services })),
    ),
  noticesOfSave('badgeServices'),
);
