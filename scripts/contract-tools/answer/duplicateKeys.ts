import { escapeToken } from '../contract/pointer.ts';
import { jsonTokens } from './jsonTokens.ts';

interface DuplicateKey {
  readonly message: string;
  /** JSON pointer of the field. */
  readonly pointer: string;
}

interface Level {
  /** Null in a list. */
  readonly keys: Set<string> | null;
  token: string;
  index: number;
}

const most = 20;

/** Names that an object of JSON has twice: clients keep the first or the last (RFC 8259, section 4). */
export function duplicateKeys(json: string): readonly DuplicateKey[] {
  const found: DuplicateKey[] = [];
  const levels: Level[] = [];
  let text: string | null = null;
  for (const part of jsonTokens(json)) {
    const level = levels.at(-1);
    if (part === '{' || part === '[') {
      levels.push({ keys: part === '{' ? new Set() : null, token: '', index: 0 });
    } else if (part === '}' || part === ']') levels.pop();
    else if (part === ',' && level !== undefined) level.index += 1;
    else if (part === ':' && level !== undefined && level.keys !== null && text !== null) {
      const name = JSON.parse(text) as string;
      level.token = name;
      if (level.keys.has(name) && found.length < most) {
        found.push({ message: `\`${name}\` is sent twice.`, pointer: pointerTo(levels) });
      }
      level.keys.add(name);
    }
    text = part.startsWith('"') ? part : null;
  }
  return found;
}

function pointerTo(levels: readonly Level[]): string {
  return levels
    .map(({ keys, token: name, index }) => `/${keys === null ? index : escapeToken(name)}`)
    .join('');
}
