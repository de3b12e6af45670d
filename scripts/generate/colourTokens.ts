import { operatorColours } from '../../src/ui/operator.ts';

type ColourName = keyof typeof operatorColours;

/**
 * Colours outside the first paint of public pages: in a style sheet that loads with the parts that use it.
 */
const later: ReadonlySet<string> = new Set<ColourName>([
  'brand-100',
  'brand-50',
  'field-line',
  'sunk',
  'ok-tint',
  'warn-tint',
  'bad-tint',
  'dense',
  'edge',
  'danger',
  'deposit',
]);

/** The text of `generated/colours.css`: the colours of a first paint. */
export function colourTokens(): string {
  return tokens((name) => !later.has(name));
}

/** The text of `generated/area-colours.css`: the other colours. */
export function areaColourTokens(): string {
  return tokens((name) => later.has(name));
}

function tokens(isWanted: (name: string) => boolean): string {
  const lines = Object.entries(operatorColours)
    .filter(([name]) => isWanted(name))
    .map(([name, colour]) => {
      const value = typeof colour === 'string' ? colour : `light-dark(${colour.join(', ')})`;
      return `  --tp-${name}: ${value};`;
    });
  return `/* Made from src/ui/operator.ts: do not edit. */\n:root {\n${lines.join('\n')}\n}\n`;
}
