import { createUseCase } from '../kernel/createUseCase';
import type { Saved } from '../kernel/Saved';
import type { ServicesOfBadge } from '../ports/badge/BadgeGateway';
import { badgeServicesSaved } from '../subscriber/memberEvents';
import { noticesOfSave } from '../subscriber/noticesOfSave';

/** Saves the name and the personalisations of a badge (M1.4, M7.21). */
export const saveBadgeServices = createUseCase<ServicesOfBadge, Saved>(
  'member/saveBadgeServices',
  (save, ports) => ports.badges.saveServices(save),
  {
    ...noticesOfSave('badgeServices'),
    eventOfSuccess: (_, save) => badgeServicesSaved(save),
  },
);
