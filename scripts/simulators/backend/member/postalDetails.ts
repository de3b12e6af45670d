import type { Amendment, Contract } from '../../../../generated/api.ts';
import type { BodyOf } from '../../http/operationTypes.ts';
import { isMailable } from '../../rules/emailAddress.ts';

type Block = 'cor' | 'bil';

const addressLines = ['Address', 'Address2', 'Address3', 'Zip', 'City'] as const;
const phoneLines = ['PhoneHome', 'PhoneMobile', 'PhoneWork', 'Fax'] as const;

type AddressField = `${Block}${(typeof addressLines)[number]}`;
type PhoneField = `${Block}${(typeof phoneLines)[number]}`;

/** The postal details that a subscriber may change; the corporate name is read-only (M5.12). */
export type PostalDetails = Pick<Contract, AddressField | PhoneField>;

export interface PostalChanges {
  readonly correspondence: boolean;
  readonly billing: boolean;
  readonly phones: boolean;
}

/** The details that were sent; an empty line becomes null. */
export function postalDetailsOf(sent: BodyOf<'savePostalDetails'>): PostalDetails {
  const fields = [...fieldsOf('cor'), ...fieldsOf('bil')];
  const lines = fields.map((field) => [field, sent[field]?.trim() || null]);
  return Object.fromEntries(lines) as PostalDetails;
}

/**
 * The French sentence for a blank required line or an invalid e-mail; undefined when both are valid
 * (M5.13).
 */
export function postalProblem(details: PostalDetails, email: string): string | undefined {
  const { corAddress, corZip, corCity, bilAddress, bilZip, bilCity } = details;
  if ([corAddress, corZip, corCity, bilAddress, bilZip, bilCity].includes(null)) {
    return "L'adresse, le code postal et la ville sont obligatoires.";
  }
  return isMailable(email) ? undefined : "L'adresse email fournie n'est pas valide.";
}

export function postalChanges(before: PostalDetails, after: PostalDetails): PostalChanges {
  const differs = (field: AddressField | PhoneField): boolean =>
    (before[field] ?? '') !== (after[field] ?? '');
  return {
    correspondence: addressFieldsOf('cor').some(differs),
    billing: addressFieldsOf('bil').some(differs),
    phones: [...phoneFieldsOf('cor'), ...phoneFieldsOf('bil')].some(differs),
  };
}

/** The rows that the changes add to the contract's history. */
export function postalAmendments(
  details: PostalDetails,
  { correspondence, billing, phones }: PostalChanges,
  newEmail: string | null,
): readonly Pick<Amendment, 'title' | 'detail'>[] {
  const { corAddress, corZip, corCity, bilAddress, bilZip, bilCity } = details;
  const corText = `${corAddress ?? ''}, ${corZip ?? ''} ${corCity ?? ''}`;
  const bilText = `${bilAddress ?? ''}, ${bilZip ?? ''} ${bilCity ?? ''}`;
  return [
    ...(correspondence ? [{ title: 'Adresse de correspondance modifiée', detail: corText }] : []),
    ...(billing ? [{ title: 'Adresse de facturation modifiée', detail: bilText }] : []),
    ...(phones ? [{ title: 'Numéros de téléphone modifiés', detail: null }] : []),
    ...(newEmail === null ? [] : [{ title: 'Adresse email modifiée', detail: newEmail }]),
  ];
}

function fieldsOf(block: Block): readonly (AddressField | PhoneField)[] {
  return [...addressFieldsOf(block), ...phoneFieldsOf(block)];
}

function addressFieldsOf(block: Block): readonly AddressField[] {
  return addressLines.map((line) => `${block}${line}` as const);
}

function phoneFieldsOf(block: Block): readonly PhoneField[] {
  return phoneLines.map((line) => `${block}${line}` as const);
}
