import { operatorColours } from '../../src/ui/operator.ts';

/** The text of `generated/colours.css`. */
export function colourTokens(): string {
  const lines = Object.entries<string | readonly [string, string]>(operatorColours).map(
    ([name, colour]) => {
      const value = typeof colour === 'string' ? colour : `light-dark(${colour.join(', ')})`;
      return `  --tp-${name}: ${value};`;
    },
  );
  return `/* Made from src/ui/operator.ts: do not edit. */\n:root {\n${lines.join('\n')}\n}\n`;
}
