import { typedText } from './typedText';

/**
 * The parameters of an address that came by mail or message: a program may have written `&amp;` for `&`,
 * joined a parameter of its own with a second question mark, or taken the end of the sentence for a part of
 * the address. `desc` is free text, which keeps its signs (P2.31).
 */
export function mailedParameters(search: string): URLSearchParams {
  const written = search
    .replace(/^\?+/, '')
    .replace(/(^|[?&])(?:amp(?:;|%3B))+/gi, '$1')
    // A plus sign of a token is itself, no space.
    .replace(/(?<=(?:^|&)token=)[^&]+/g, (token) => token.replaceAll('+', '%2B'));
  return new URLSearchParams(
    [...new URLSearchParams(written)].map(([name, value]) => {
      const own = typedText(value).replace(/\?[\w-]+=.*/s, '');
      return [typedText(name).trim(), name === 'desc' ? own : withoutSigns(own)];
    }),
  );
}

/** A part of a path, or a value, without invisible characters and the signs of the sentence around it. */
export function linkedValue(raw: string): string {
  return withoutSigns(typedText(raw)).replace(/^[\s<("'«“‘[{*`]+/, '');
}

/**
 * An identifier in a path, or a token, without parameters and markup that a program joined to it:
 * `CDW0000042&utm_source=x` (P2.27, P2.42). No identifier contains such a sign.
 */
export function linkedIdentifier(raw: string): string {
  return linkedValue(linkedValue(raw).replace(/[&?#<"\]].*/s, ''));
}

/** By position: a regular expression anchored at the end takes quadratic time. */
function withoutSigns(text: string): string {
  let end = text.length;
  while (/[\s.,;:!?)\]}>"'»”’…*`|\\•·。—]/.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
