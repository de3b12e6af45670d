import type { Plugin } from 'vite';
import { operator, operatorDescription } from '../../src/ui/operator.ts';

const words: Readonly<Record<string, string>> = { ...operator, description: operatorDescription };

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
    const word = words[key];
    if (word === undefined) throw new Error(`index.html: ${placeholder} names nothing.`);
    return escapeHtml(word);
  });
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
