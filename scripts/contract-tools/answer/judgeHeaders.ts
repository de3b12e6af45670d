import type { Answer, ContractDocument, Header } from '../contract/document.ts';
import { escapeToken } from '../contract/pointer.ts';
import { resolveReference } from '../contract/resolveReference.ts';
import { parameterValue } from '../contract/parameterValue.ts';
import { differenceAt, type Difference } from '../report/Finding.ts';
import { isAddition } from '../schema/chooseForm.ts';
import type { CompareToSchema } from '../schema/PlacedDifference.ts';

/** Checks the headers that the contract describes for an answer. */
export function judgeHeaders(
  document: ContractDocument,
  { headers = {}, source: at }: Answer & { readonly source: string },
  received: Readonly<Record<string, string>> | null,
  compare: CompareToSchema,
): readonly Difference[] {
  if (received === null) return [];
  return Object.entries(headers)
    .filter(([name]) => !/^content-type$/i.test(name))
    .flatMap(([name, written]): readonly Difference[] => {
      const { required, schema } = resolveReference<Header>(document, written);
      const source = `${at}/headers/${escapeToken(name)}`;
      const value = received[name.toLowerCase()];
      if (value === undefined) {
        const message = `The header \`${name}\` is missing.`;
        return required === true ? [differenceAt('header/missing', message, source)] : [];
      }
      if (schema === undefined) return [];
      const placed = { schema, source: `${source}/schema` };
      return compare(parameterValue(document, schema, [value], 'simple'), placed)
        .filter((one) => !isAddition(one))
        .slice(0, 1)
        .map(({ message }) => differenceAt('header/value', `\`${name}\`: ${message}`, source));
    });
}
