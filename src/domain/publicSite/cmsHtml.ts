import type { Brand } from '../basis/brand';

/** HTML as the operator's editors wrote it: it must be sanitised before it is rendered. */
export type CmsHtml = Brand<string, 'CmsHtml'>;

/** Marks a text as untrusted HTML. */
export function cmsHtml(raw: string): CmsHtml {
  return raw as CmsHtml;
}
