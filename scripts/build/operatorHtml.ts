import type { Plugin } from 'vite';
import { french, pathIn, type Language } from '../../src/ui/navigation/languages.ts';
import { operator, operatorColours, operatorMark, phoneHref } from '../../src/ui/operator.ts';
import { documentWords } from './builtLanguage.ts';

const { width, height, paths } = operatorMark;
const [surface, darkSurface] = operatorColours.surface;

const ofOperator: Readonly<Record<string, string>> = {
  ...operator,
  phoneHref: phoneHref(operator.phone),
  surface,
  darkSurface,
  icon: `data:image/svg+xml,${encodeURIComponent(icon())}`,
};

/**
 * Plugin of Vite: replaces placeholders in `index.html`, such as `%operator.name%` (`src/ui/operator.ts`) and
 * `%words.loading%` (`src/ui/words/document/page.words.<language>.ts`).
 * `offline.html` and `licences.html` have files of their own in that folder.
 */
export function operatorHtml(language: Language = french): Plugin {
  return {
    name: 'operator-html',
    transformIndexHtml: { order: 'pre', handler: (html) => fillOperator(html, language) },
  };
}

/** Replaces the placeholders. Throws on an unknown one, which would otherwise be visible on the page. */
export function fillOperator(html: string, language: Language = french): string {
  const values = valuesIn(language);
  return html.replace(
    /%((?:operator|offline|licences|words|language)\.\w*)%/g,
    (placeholder, key: string) => {
      if (key === 'operator.mark') return mark();
      const value = values[key];
      if (value === undefined) throw new Error(`Unknown placeholder ${placeholder}.`);
      // The link that loads the page again.
      return escapeHtml(value).replace(/\[(.*)\]/, '<a href="">$1</a>');
    },
  );
}

/** By the name of the placeholder. */
function valuesIn(language: Language): Readonly<Record<string, string>> {
  const { offline, licences, ...words } = documentWords(language);
  const { name, phone } = operator;
  const grouped = {
    operator: ofOperator,
    offline: { ...offline, title: offline.title(name) },
    licences: { ...licences, title: licences.title(name), home: licences.home(name) },
    language: { tag: language.tag, home: pathIn(language, '/') },
    words: {
      ...words,
      title: words.title(name),
      description: words.description(name),
      noScript: words.noScript(phone),
      outdated: words.outdated(phone),
      unfinished: words.unfinished(phone),
    },
  };
  return Object.fromEntries(
    Object.entries(grouped).flatMap(([group, values]) =>
      Object.entries(values).map(([key, value]) => [`${group}.${key}`, value]),
    ),
  );
}

/** The same markup as in `src/ui/design/page/OperatorLogo.tsx`. */
function mark(): string {
  return `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" aria-hidden="true">${shapes()}</svg>`;
}

/** The mark, centred in a square. */
function icon(): string {
  const top = (height - width) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${top} ${width} ${width}">${shapes()}</svg>`;
}

function shapes(): string {
  return paths.map(({ fill, d }) => `<path fill="${fill}" d="${d}"/>`).join('');
}

/** The text as the content or the attribute of an element. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
