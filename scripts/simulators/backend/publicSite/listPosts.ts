import type { components } from '../../../../generated/api.ts';
import { failed, ok } from '../../http/answers.ts';
import type { OpenHandler } from '../../http/operationTypes.ts';

/** The news of the public data (P7.5). */
export const listPosts: OpenHandler<'listPosts'> = (_call, { settings }) => {
  const site = settings.read<components['schemas']['PublicData']>('publicData');
  return site === undefined
    ? failed('Le service est momentanément indisponible, veuillez réessayer ultérieurement.')
    : ok({ status: 'success' as const, message: null, data: site.posts });
};
