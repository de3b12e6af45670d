import { UsageError } from '../command/Terminal.ts';

/** A hint of the configuration: where a value of one answer is an input of another operation. */
export interface GivenLink {
  /** The operation that is called, and the place of its input: `path/noInvoice`. */
  readonly to: string;
  readonly place: string;
  /** The operation that answers, and the pointer into its answer. */
  readonly from: string;
  readonly pointer: string;
}

/** What the caller says of pages and links where names do not tell. */
export interface FollowHints {
  /** operationId → the parameter with the number of the page: `body/page`. */
  readonly pages: Readonly<Record<string, string>>;
  readonly links: readonly GivenLink[];
}

/** The parts of values of an option, by the groups of their form. Throws UsageError with a sentence. */
export function partsOf(
  given: readonly string[],
  form: RegExp,
  tell: (text: string) => string,
): readonly (readonly string[])[] {
  return given.map((text) => {
    const found = form.exec(text);
    if (found === null) throw new UsageError(tell(text));
    return found.slice(1);
  });
}

/** `listPassages=body/page` */
export function pageHints(given: readonly string[]): FollowHints['pages'] {
  const tell = (text: string) =>
    `--page ${text}: write OPERATION=query/NAME or OPERATION=body/NAME.`;
  const parts = partsOf(given, /^(.+)=((?:query|body)\/.+)$/, tell);
  return Object.fromEntries(parts.map(([name = '', place = '']) => [name, place]));
}

/** `downloadInvoice/path/noInvoice=listInvoices#/invoices/0/number` */
export function linkHints(given: readonly string[]): FollowHints['links'] {
  const form = /^(.+?)\/((?:path|query|header|cookie|body)\/[^=]+)=([^#]+)#(\/.*)$/;
  const tell = (text: string) =>
    `--link ${text}: write OPERATION/path/NAME=OTHER_OPERATION#/pointer/into/its/answer.`;
  return partsOf(given, form, tell).map(([to = '', place = '', from = '', pointer = '']) => {
    return { to, place, from, pointer };
  });
}

/** The operations that hints name. */
export function hintedOperations({ pages, links }: FollowHints): readonly string[] {
  return [...Object.keys(pages), ...links.flatMap(({ to, from }) => [to, from])];
}
