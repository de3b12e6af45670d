import type { CmsHtml } from './cmsHtml';
import { isSamePath } from '../basis/siteAddress';

/** A page of the CMS, served at the link of its menu entry (P2.11, P3.24). */
export interface CmsPage {
  readonly title: string;
  /** For the browser tab and search engines, if it differs from the title. */
  readonly seoTitle: string | null;
  readonly content: CmsHtml;
  readonly link: string;
}

/** The link of the page that also shows the job offers (P2.11). */
export const JOBS_PATH = '/nous-rejoindre';

/** The page at a path of the site, with or without slashes around its link, in either case (P2.11). */
export function findPage(pages: readonly CmsPage[], path: string): CmsPage | null {
  return pages.find(({ link }) => isSamePath(link, path)) ?? null;
}
