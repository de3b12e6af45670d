import * as E from 'fp-ts/Either';
import type { Brand } from './brand';
import { foldLetters } from './foldLetters';
import { typedText } from './typedText';

/** An address that mail servers deliver: ASCII, its case not changed. */
export type Email = Brand<string, 'Email'>;

export interface EmailError {
  readonly kind: 'email/missing' | 'email/invalid' | 'email/accented' | 'email/points';
}

// Neighbouring parts have no character in common: no input causes backtracking. The lengths are those of SMTP
// (RFC 5321); `=`, `|` and `/` before the @ are what stood before the address.
const ATOM = String.raw`[\w!#$%&'*+?^{}~\x60-]+`;
const ADDRESS = new RegExp(
  String.raw`^(?=.{1,254}$)(?=[^@]{1,64}@)${ATOM}(?:\.${ATOM})*@(?=(?:[^.]{1,63}(?:\.|$))+$)` +
    String.raw`(?:[a-z\d]+(?:-+[a-z\d]+)*\.)+(?:[a-z]{2,}|xn(?:-+[a-z\d]+)+)$`,
  'i',
);

/** The name of the field, copied with its value; the spaces may have been removed. */
const FIELD = String.raw`(?:e-?|adresse\s*(?:e-?)?)?mail(?:\s*address)?|courriel`;
const LABEL = new RegExp(
  String.raw`^ ?(?:(?:${FIELD})[ :=]|(?:m[eé]l\.?|adresse(?: électronique)?) ?[:=]|[^@]*: )`,
  'iu',
);

/** « Camille Durand <c@example.fr> », and the same in Markdown: `[Camille](mailto:c@example.fr)`. */
const IN_BRACKETS = /^([^<>]*)<([^<>]*)>[\s,;.]*$/u;
const IN_MARKDOWN = /^\s*\[([^[\]]*)\]\(([^()]*)\)[\s,;.]*$/u;
const IN_PARENTHESES = /^([^()]*)\(([^()]*@[^()]*)\)[\s,;.]*$/u;

/** « c@example.fr (Camille Durand) ». */
const COMMENT = / \([^()@]*\)[\s,;.]*$/u;

/** What a mail program or a sentence puts around an address; no address begins or ends with it. */
const BEFORE = /^(?:mailto:|[\s<>("“«'‘’`*{|#=/[,;:•·→–—]|-\s)+/iu;
const AFTER = /[\s<>)"”»’`*}|\],;:.…!?/\\•·]/u;

/**
 * Requires an address: ASCII, no point at the start, at the end or twice, a last part of two letters or more
 * (P5.16–P5.18, P5.22). Removes what was certainly not typed as a part of it: `<a@b.fr>,` is `a@b.fr`.
 */
export function parseEmail(raw: string): E.Either<EmailError, Email> {
  const email = bareEmail(raw);
  if (email === '') return E.left({ kind: 'email/missing' });
  if (ADDRESS.test(email)) return E.right(email as Email);
  if (plainEmail(email) !== null) return E.left({ kind: 'email/accented' });
  return E.left({ kind: /^\.|\.\.|\.@|@\./.test(email) ? 'email/points' : 'email/invalid' });
}

/** The same address without accents, to be offered; null without accents, and where that is no address. */
export function plainEmail(raw: string): Email | null {
  const email = bareEmail(raw);
  const plain = foldLetters(email);
  return plain !== email && ADDRESS.test(plain) ? (plain as Email) : null;
}

/** The single address of a text: a name beside it that is another address leaves the text as it is. */
function bareEmail(raw: string): string {
  const typed = typedText(raw)
    .replace(/\s+/g, ' ')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/(?<=\w)’(?=\w)/g, "'")
    .replace(/。/g, '.')
    .replace(/%(?:40|2B)/gi, decodeURIComponent)
    .replace(LABEL, '')
    .replace(/ (?=[@.])|(?<=@) /g, '')
    .replace(COMMENT, '');
  const [, name = '', linked = typed] =
    IN_BRACKETS.exec(typed) ?? IN_MARKDOWN.exec(typed) ?? IN_PARENTHESES.exec(typed) ?? [];
  const email = withoutSigns(linked);
  const isSingle = !name.includes('@') || isSame(withoutSigns(name), email);
  return isSingle ? email : withoutSigns(typed);
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** The end by position: a regular expression anchored there takes quadratic time. */
function withoutSigns(text: string): string {
  const email = text.replace(BEFORE, '').replace(/\?(?:subject|body|b?cc)=.*/is, '');
  // « o'neil@… »: after an apostrophe in the name the one at the end is no quotation mark.
  const isQuote = !/^[^'@]*'[^@]*@/.test(email);
  let end = email.length;
  while (AFTER.test(email.charAt(end - 1)) || (isQuote && email[end - 1] === "'")) end -= 1;
  return email.slice(0, end);
}
