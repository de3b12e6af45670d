import { ok, refused } from '../../http/answers.ts';
import type { Handler } from '../../http/operationTypes.ts';
import { saveOwnBadge } from './ownBadges.ts';

const shortestEmail = 4;

/**
 * Saves the threshold alert of a badge. While the alert is off, its other fields are not checked
 * (M7.22, M5.18–M5.21).
 */
export const saveThresholdAlert: Handler<'saveThresholdAlert'> = (
  { body, path, caller },
  { store, clock },
) => {
  const { thresholdAlert, numberThresholdAlert, firstEmail, secondEmail, period } = body;
  if (thresholdAlert && firstEmail.trim().length < shortestEmail) {
    return refused("L'adresse email fournie est vide ou trop courte.");
  }
  const changes = { thresholdAlert, numberThresholdAlert, firstEmail, secondEmail, period };
  const save = { id: path.id, changes, now: clock.now(), isHeld: false };
  return saveOwnBadge(store, caller, save)
    ? ok({ state: true, response: "L'alerte de seuil a été enregistrée." })
    : refused("L'alerte de ce badge ne peut pas être modifiée pour le moment.");
};
