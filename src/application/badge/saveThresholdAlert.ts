import { createUseCase } from '../kernel/createUseCase';
import type { Saved } from '../kernel/Saved';
import type { AlertOfBadge } from '../ports/badge/BadgeGateway';
import { thresholdAlertSaved } from '../subscriber/memberEvents';
import { noticesOfSave } from '../subscriber/noticesOfSave';

/** Saves the threshold alert of a badge (M1.4, M7.22). */
export const saveThresholdAlert = createUseCase<AlertOfBadge, Saved>(
  'member/saveThresholdAlert',
  (save, ports) => ports.badges.saveThresholdAlert(save),
  {
    ...noticesOfSave('thresholdAlert'),
    eventOfSuccess: (_, save) => thresholdAlertSaved(save),
  },
);
