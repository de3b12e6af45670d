import type { BadgeServicesError } from '../../../domain/badge/badgeServices';
import type { ErrorMessages } from '../../messages/messageFor';

/** Those of M5.17 are quoted. */
export const badgeServicesMessages: ErrorMessages<BadgeServicesError> = {
  'badgeServices/name-missing': () => 'Le nom du badge est vide, veuillez le renseigner.',
  'badgeServices/personalisation1-missing': () =>
    'La personnalisation 1 est vide, veuillez la renseigner.',
  'badgeServices/too-long': ({ limit }) => `Raccourcissez ce texte à ${limit} caractères.`,
};
