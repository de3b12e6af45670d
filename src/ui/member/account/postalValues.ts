import type { ContractPermissions } from '../../../domain/contract';
import {
  billingDiffers,
  parsePostalEmail,
  parseRequiredLine,
  postalLines,
  type PostalBlock,
  type PostalInput,
  type PostalLine,
  type PostalLineError,
  type PostalLines,
  type RequiredLine,
  type SavedPostalDetails,
} from '../../../domain/postalDetails';
import { emailMessages } from '../../forms/emailMessages';
import { fieldRule } from '../../forms/fieldRule';
import { type ErrorMessages } from '../../messages/messageFor';

/** `billingZip`: one field per line of each address. */
export type PostalField = `${PostalBlock}${Capitalize<PostalLine>}`;

/** What the form's fields hold. */
export type PostalValues = Readonly<Record<PostalField, string>> & {
  readonly email: string;
  readonly hasOwnBilling: boolean;
};

type Rule = (raw: string, values: PostalValues) => string | null;

export function postalField(block: PostalBlock, line: PostalLine): PostalField {
  return `${block}${line[0]?.toUpperCase() ?? ''}${line.slice(1)}` as PostalField;
}

/** The fields as the server has them; the box is ticked when both addresses differ (M5.14). */
export function valuesOf(saved: SavedPostalDetails): PostalValues {
  const fields = (block: PostalBlock): readonly (readonly [PostalField, string])[] =>
    postalLines.map((line) => [postalField(block, line), saved[block][line]]);
  return {
    ...(Object.fromEntries([...fields('correspondence'), ...fields('billing')]) as Record<
      PostalField,
      string
    >),
    email: saved.email,
    hasOwnBilling: billingDiffers(saved),
  };
}

/** What the fields hold, as the domain reads it. */
export function inputOf(values: PostalValues): PostalInput {
  const lines = (block: PostalBlock): PostalLines =>
    Object.fromEntries(
      postalLines.map((line) => [line, values[postalField(block, line)]]),
    ) as PostalLines;
  return {
    email: values.email,
    hasOwnBilling: values.hasOwnBilling,
    correspondence: lines('correspondence'),
    billing: lines('billing'),
  };
}

const lineMessages: ErrorMessages<PostalLineError> = {
  'postalDetails/address-missing': () => "Saisissez l'adresse, par exemple 12 RUE DU PORT.",
  'postalDetails/zip-missing': () => 'Saisissez le code postal.',
  'postalDetails/city-missing': () => 'Saisissez la ville.',
};

const requiredLines: readonly RequiredLine[] = ['address', 'zip', 'city'];

/** What is required, in the order of the fields; nothing of what may not be edited (M5.13, M6.4). */
export function postalRules(permissions: ContractPermissions): Readonly<Record<string, Rule>> {
  if (!permissions.addresses) return {};
  const lineRule = (line: RequiredLine): ((raw: string) => string | null) =>
    fieldRule((raw) => parseRequiredLine(line, raw), lineMessages);
  const ofCorrespondence = requiredLines.map((line): [string, Rule] => [
    postalField('correspondence', line),
    lineRule(line),
  ]);
  const ofBilling = requiredLines.map((line): [string, Rule] => [
    postalField('billing', line),
    (raw, { hasOwnBilling }) => (hasOwnBilling ? lineRule(line)(raw) : null),
  ]);
  return Object.fromEntries([
    ...ofCorrespondence,
    ['email', fieldRule(parsePostalEmail, emailMessages)],
    ...ofBilling,
  ]);
}
