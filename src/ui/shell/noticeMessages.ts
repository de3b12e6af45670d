import type { Notice } from '../../application/kernel/Notice';
import { formatCount } from '../../domain/formatCount';
import type { ErrorMessages } from '../forms/fieldRule';
import { serviceMessages } from './serviceMessages';

/** The sentence of every toast. */
export const noticeMessages: ErrorMessages<Notice> = {
  ...serviceMessages,
  'passages/exported': ({ count }) =>
    count === 1 ? '1 trajet exporté.' : `${formatCount(count)} trajets exportés.`,
  'passages/nothing-selected': () => 'Veuillez sélectionner au moins un passage à exporter.',
};
