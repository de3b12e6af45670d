import { ok, refused } from '../../http/answers.ts';
import type { Handler } from '../../http/operationTypes.ts';
import { saveOwnBadge } from './ownBadges.ts';

/** Saves the name and the personalisations of a badge (M7.21, M5.15–M5.17). */
export const saveBadgeServices: Handler<'saveBadgeServices'> = (
  { body, path, caller },
  { store, clock },
) => {
  const { name, title, title2, additionalService } = body;
  if (title.trim() === '') {
    return refused('La personnalisation 1 est vide, veuillez la renseigner.');
  }
  if (additionalService && name.trim() === '') {
    return refused('Le nom du badge est vide, veuillez le renseigner.');
  }
  const changes = { name, imputation: title, comment: title2, additionalService };
  const save = { id: path.id, changes, now: clock.now(), isHeld: true };
  return saveOwnBadge(store, caller, save)
    ? ok({ state: true, response: 'Les services du badge ont été enregistrés.' })
    : refused('Les services de ce badge ne peuvent pas être modifiés pour le moment.');
};
