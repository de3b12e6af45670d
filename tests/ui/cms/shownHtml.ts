import { cmsHtml } from '../../../src/domain/publicSite/cmsHtml';
import { sanitizeCmsHtml } from '../../../src/ui/cms/sanitizeCmsHtml';
import { activeParts, tellElements } from './activeParts';

/** The sanitised HTML, and the same sanitised a second time. */
export function shown(html: string): { readonly root: Element; readonly again: Element } {
  const root = document.createElement('div');
  root.append(sanitizeCmsHtml(cmsHtml(html)));
  const again = document.createElement('div');
  again.append(sanitizeCmsHtml(cmsHtml(root.innerHTML)));
  return { root, again };
}

export const activePartsOf = (root: Element): readonly string[] =>
  activeParts(tellElements([root]));
