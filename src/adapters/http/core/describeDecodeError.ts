import type { Context, Errors } from 'io-ts';

const longest = 60;

/**
 * Describes, for developers, where an answer violates the contract, one line per error with its JSON pointer:
 * `/contract/paymentMethod – expected "CM" | "GR" | "MA" – got "SEPA"`. Long texts are cut at 60 characters.
 */
export function describeDecodeError(errors: Errors): readonly string[] {
  return errors.map(({ value, context }) => {
    const expected = context.at(-1)?.type.name ?? 'something else';
    const got = value === undefined ? 'nothing' : JSON.stringify(value);
    return `${placeOf(context)} – expected ${shortened(expected)} – got ${shortened(got)}`;
  });
}

/** The JSON pointer at the start of such a line, without the values in it. */
export function pointerOf(line: string): string {
  return line.split(' – ')[0] ?? '';
}

function placeOf(context: Context): string {
  const keys = context.map(({ key }) => key).filter((key) => key !== '');
  return keys.length > 0 ? keys.map((key) => `/${escaped(key)}`).join('') : 'answer';
}

/** RFC 6901. */
function escaped(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}

function shortened(text: string): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
