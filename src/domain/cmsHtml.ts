import type { Brand } from './brand';

/** HTML as the operator's editors wrote it: nobody shows it before it is sanitised. */
export type CmsHtml = Brand<string, 'CmsHtml'>;

/** Marks a text as HTML that is not to be trusted. */
export function cmsHtml(raw: string): CmsHtml {
  return raw as CmsHtml;
}
