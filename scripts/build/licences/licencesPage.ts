import { escapeHtml } from '../operatorHtml.ts';
import type { ShippedPackage } from './readPackage.ts';

/**
 * Fills the packages and the links of the head into the template (`licences.html`, whose placeholders of the
 * operator are filled). Throws when a place for them is missing.
 */
export function licencesPage(
  template: string,
  packages: readonly ShippedPackage[],
  links: readonly string[],
): string {
  return fill(fill(template, '%links%', links.join('\n    ')), '%packages%', list(packages));
}

function list(packages: readonly ShippedPackage[]): string {
  const items = packages.map(({ name, version, chosen, text }) => {
    const title = `<b>${escapeHtml(name)}</b> ${escapeHtml(version)} – ${escapeHtml(chosen)}`;
    return `<li><details><summary>${title}</summary><pre lang="en">${escapeHtml(text)}</pre></details></li>`;
  });
  return items.join('\n');
}

function fill(html: string, place: string, content: string): string {
  if (!html.includes(place)) throw new Error(`The page of licences has no ${place}`);
  return html.replace(place, () => content);
}
