import type { components } from '../../../../generated/api.ts';
import { failed, ok } from '../../http/answers.ts';
import type { OpenHandler } from '../../http/operationTypes.ts';

/** The social feed (P7.6). */
export const listSocialPosts: OpenHandler<'listSocialPosts'> = (_call, { settings }) => {
  const posts = settings.read<components['schemas']['SocialPost'][]>('socialPosts');
  return posts === undefined
    ? failed('Le service est momentanément indisponible, veuillez réessayer ultérieurement.')
    : ok({ status: 'success' as const, posts });
};
