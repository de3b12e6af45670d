import { UsageError } from '../command/UsageError.ts';
import type { GivenLink } from './linkedCalls.ts';

/** `listPassages=body/page` */
export function pageHints(given: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    given.map((text) => {
      const [, name, place] = /^(.+)=((?:query|body)\/.+)$/.exec(text) ?? [];
      if (name === undefined || place === undefined) {
        throw new UsageError(`--page ${text}: write OPERATION=query/NAME or OPERATION=body/NAME.`);
      }
      return [name, place];
    }),
  );
}

/** `downloadInvoice/path/noInvoice=listInvoices#/invoices/0/number` */
export function linkHints(given: readonly string[]): readonly GivenLink[] {
  return given.map((text) => {
    const found = /^(.+?)\/((?:path|query|header|cookie|body)\/[^=]+)=([^#]+)#(\/.*)$/.exec(text);
    const [, to, place, from, pointer] = found ?? [];
    if (to === undefined || place === undefined || from === undefined || pointer === undefined) {
      throw new UsageError(
        `--link ${text}: write OPERATION/path/NAME=OTHER_OPERATION#/pointer/into/its/answer.`,
      );
    }
    return { to, place, from, pointer };
  });
}

/** The operations that hints name. */
export function hintedOperations({
  pages,
  links,
}: {
  readonly pages: Readonly<Record<string, string>>;
  readonly links: readonly GivenLink[];
}): readonly string[] {
  return [...Object.keys(pages), ...links.flatMap(({ to, from }) => [to, from])];
}
