import type { Plugin } from 'vite';
import type { Configuration } from '../../src/composition/configuration.ts';

/** What an HTML file says about its place before any script has read `config.json`. */
export interface Place {
  /** Payments are tests: the page shows the bar « Site de test ». */
  readonly isTest: boolean;
  /** The API has an origin of its own. */
  readonly isApiElsewhere: boolean;
  /** Public origin of the site; null for that of `src/ui/operator.ts`. */
  readonly site: string | null;
}

const rootTag = /<html lang="(\w+)"[^>]*>/;

const elsewhereAttribute = 'data-api-elsewhere';

/** Whether an HTML file says that the API of its place has an origin of its own. */
export function isApiElsewhere(html: string): boolean {
  return rootTag.exec(html)?.[0].includes(elsewhereAttribute) ?? false;
}

/** Plugin of Vite: the HTML says what the variables of the build say. */
export function placeHtml({ payment, api }: Configuration): Plugin {
  const place = {
    isTest: payment.mode === 'test',
    isApiElsewhere: api.origin !== '',
    site: null,
  };
  return { name: 'place-html', transformIndexHtml: (html) => markPlace(html, place) };
}

/** Writes the attributes of `<html>` for a place, instead of earlier ones. Throws without that tag. */
export function markPlace(html: string, place: Place): string {
  const { isTest, isApiElsewhere: isElsewhere, site } = place;
  const tag = rootTag.exec(html)?.[1];
  if (tag === undefined) throw new Error('The page has no <html lang>');
  const attributes = [
    `lang="${tag}"`,
    ...(isTest ? ['data-test-site'] : []),
    ...(isElsewhere ? [elsewhereAttribute] : []),
    ...(site === null ? [] : [`data-site="${site}"`]),
  ];
  return html.replace(rootTag, `<html ${attributes.join(' ')}>`);
}
