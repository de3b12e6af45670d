import type { Plugin } from 'vite';
import {
  operator,
  operatorColours,
  operatorDescription,
  operatorMark,
} from '../../src/ui/operator.ts';

const { width, height, paths } = operatorMark;
const [surface, darkSurface] = operatorColours.surface;

const words: Readonly<Record<string, string>> = {
  ...operator,
  title: `${operator.name} – ${operator.name}`,
  description: operatorDescription,
  surface,
  darkSurface,
  icon: `data:image/svg+xml,${encodeURIComponent(icon())}`,
};

/** Puts the operator's identity (`src/ui/operator.ts`) into `index.html`, where `%operator.name%` stands for its name. */
export function operatorHtml(): Plugin {
  return {
    name: 'operator-html',
    transformIndexHtml: { order: 'pre', handler: fillOperator },
  };
}

/** Throws for a placeholder that names nothing: it would otherwise be read on the page. */
export function fillOperator(html: string): string {
  return html.replace(/%operator\.(\w*)%/g, (placeholder, key: string) => {
    if (key === 'mark') return mark();
    const word = words[key];
    if (word === undefined) throw new Error(`index.html: ${placeholder} names nothing.`);
    return escapeHtml(word);
  });
}

/** As `src/ui/design/Mark.tsx` paints it. */
function mark(): string {
  return `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" aria-hidden="true">${shapes()}</svg>`;
}

/** A square, the mark in its middle. */
function icon(): string {
  const top = (height - width) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${top} ${width} ${width}">${shapes()}</svg>`;
}

function shapes(): string {
  return paths.map(({ fill, d }) => `<path fill="${fill}" d="${d}"/>`).join('');
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
