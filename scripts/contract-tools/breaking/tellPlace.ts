import { unescapeToken } from '../contract/pointer.ts';

/** A short form of a pointer: `Badge.status`, `POST /api/x 200 .items[]`. */
export function tellPlace(pointer: string): string {
  const tokens = pointer
    .replace(/^#?\/?/, '')
    .split('/')
    .map(unescapeToken);
  const [top = '', second = '', third = '', ...rest] = tokens;
  if (top === 'components') return third === '' ? top : `${third}${tellRest(rest)}`;
  if ((top === 'paths' || top === 'webhooks') && second !== '') {
    const called = top === 'webhooks' ? `webhook ${second}` : second;
    if (['', 'parameters', 'servers'].includes(third)) return called;
    return `${top === 'webhooks' ? called : `${third.toUpperCase()} ${called}`}${tellRest(rest)}`;
  }
  return tokens.filter((token) => token !== '').join(' ') || 'contract';
}

/** Leaves out a keyword at the end: the message names it. */
function tellRest(tokens: readonly string[]): string {
  const [token, next, ...rest] = tokens;
  if (token === undefined) return '';
  if (token === 'requestBody') return ` body${tellRest(tokens.slice(1))}`;
  if (token === 'items') return `[]${tellRest(tokens.slice(1))}`;
  if (token === 'additionalProperties') return `.*${tellRest(tokens.slice(1))}`;
  const tell = next === undefined ? undefined : named[token];
  return tell === undefined ? tellRest(tokens.slice(1)) : `${tell(next ?? '')}${tellRest(rest)}`;
}

/** How a key and the name below it are written. */
const named: Readonly<Partial<Record<string, (name: string) => string>>> = {
  properties: (name) => `.${name}`,
  oneOf: (name) => ` form ${Number(name) + 1}`,
  anyOf: (name) => ` form ${Number(name) + 1}`,
  allOf: () => '',
  responses: (name) => ` ${name}`,
  headers: (name) => ` ${name}`,
  callbacks: (name) => ` callback ${name}`,
  encoding: (name) => ` part ${name}`,
  parameters: () => ' parameter',
  content: () => '',
};
