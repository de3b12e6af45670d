import type { Plugin } from 'vite';
import {
  operator,
  operatorColours,
  operatorDescription,
  operatorMark,
  operatorTitle,
  phoneHref,
} from '../../src/ui/operator.ts';

const { width, height, paths } = operatorMark;
const [surface, darkSurface] = operatorColours.surface;

const values: Readonly<Record<string, string>> = {
  ...operator,
  title: operatorTitle,
  description: operatorDescription,
  phoneHref: phoneHref(operator.phone),
  surface,
  darkSurface,
  icon: `data:image/svg+xml,${encodeURIComponent(icon())}`,
};

/** Plugin of Vite: replaces placeholders such as `%operator.name%` in `index.html` (`src/ui/operator.ts`). */
export function operatorHtml(): Plugin {
  return {
    name: 'operator-html',
    transformIndexHtml: { order: 'pre', handler: fillOperator },
  };
}

/** Replaces the placeholders. Throws on an unknown one, which would otherwise be visible on the page. */
export function fillOperator(html: string): string {
  return html.replace(/%operator\.(\w*)%/g, (placeholder, key: string) => {
    if (key === 'mark') return mark();
    const value = values[key];
    if (value === undefined) throw new Error(`index.html: unknown placeholder ${placeholder}.`);
    return escapeHtml(value);
  });
}

/** The same markup as in `src/ui/design/page/Mark.tsx`. */
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
