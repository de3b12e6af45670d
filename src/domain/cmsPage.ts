import { fromNullable, type Option } from 'fp-ts/Option';
import type { CmsHtml } from './cmsHtml';
import { sitePath } from './siteAddress';

/** A page that the operator's editors write, served at the link of its menu entry (P2.11, P3.24). */
export interface CmsPage {
  readonly title: string;
  /** For the browser tab and search engines, when it differs from the title. */
  readonly seoTitle: string | null;
  readonly content: CmsHtml;
  readonly link: string;
}

/** The link of the page that shows the job offers besides its text (P2.11). */
export const JOBS_PATH = '/nous-rejoindre';

/** The page served at a path of the site, whatever the slashes around its link (P2.11). */
export function findPage(pages: readonly CmsPage[], path: string): Option<CmsPage> {
  const wanted = sitePath(path);
  return fromNullable(pages.find(({ link }) => sitePath(link) === wanted));
}
