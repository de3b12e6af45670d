import * as E from 'fp-ts/Either';
import type { ReactElement } from 'react';
import { words as forms } from '../../forms/forms.words.fr';
import { words } from './words.fr';
import { parsePhone } from '../../../domain/basis/phone';
import {
  purchaseLengths,
  tidyPurchaseLine,
  type PurchaseLine,
} from '../../../domain/purchase/purchaseDetails';
import { CountedTidyInput } from '../../forms/fields/CountedTidyInput';
import { OptionalHint } from '../../forms/fields/OptionalHint';
import { PhoneField } from '../../forms/fields/PhoneField';
import { TidyTextInput } from '../../forms/fields/TidyTextInput';
import layout from '../../ordering/AddressLayout.module.css';
import type { DetailsGroupProps } from './DetailsGroupProps';

type AddressLine = Exclude<PurchaseLine, 'companyName'>;

type PhoneLine = Extract<PurchaseLine, `phone${string}`>;

interface BlockProps extends Pick<DetailsGroupProps, 'form' | 'isReadOnly'> {
  /** The billing block; the correspondence address is in the form itself. */
  readonly block?: 'billing';
}

interface LineField {
  /** Autocomplete section for the browser's address book. */
  readonly autoComplete: string;
  readonly isOptional?: true;
  /** Limit with a counter; zip and phone are too short for one. */
  readonly limit?: number;
}

const { line, city } = purchaseLengths;

const fields: Readonly<Record<AddressLine, LineField>> = {
  address: { autoComplete: 'address-line1', limit: line },
  address2: { autoComplete: 'address-line2', limit: line, isOptional: true },
  address3: { autoComplete: 'address-line3', limit: line, isOptional: true },
  zip: { autoComplete: 'postal-code' },
  city: { autoComplete: 'address-level2', limit: city },
  phoneHome: { autoComplete: 'home tel', isOptional: true },
  phoneMobile: { autoComplete: 'mobile tel', isOptional: true },
  phoneWork: { autoComplete: 'work tel', isOptional: true },
};

const phones: readonly PhoneLine[] = ['phoneHome', 'phoneMobile', 'phoneWork'];

/** The lines of an address (P5.2, P5.4). */
export function AddressFields(props: BlockProps): ReactElement {
  return (
    <>
      <Line {...props} line="address" />
      <Line {...props} line="address2" />
      <Line {...props} line="address3" />
      <div className={layout.place}>
        <Line {...props} line="zip" />
        <Line {...props} line="city" />
      </div>
    </>
  );
}

/** The three telephone numbers, all optional. */
export function PhoneFields(props: BlockProps): ReactElement {
  return (
    <>
      {phones.map((phone) => (
        <Line key={phone} {...props} line={phone} />
      ))}
    </>
  );
}

function Line({
  form,
  isReadOnly,
  block,
  line: name,
}: BlockProps & { readonly line: AddressLine }): ReactElement | null {
  const { autoComplete, isOptional = false, limit } = fields[name];
  const path = block ? (`${block}.${name}` as const) : name;
  const values = form.getValues();
  // An order does not show empty fields.
  if (isReadOnly && isOptional && (block ? values[block] : values)[name] === '') return null;
  const shared = {
    label: words.lines[name],
    autoComplete: block ? `${block} ${autoComplete}` : autoComplete,
    spellCheck: false,
    required: !isOptional,
    ...form.getInputProps(path),
  };
  if (name.startsWith('phone')) {
    return (
      <PhoneField key={form.key(path)} noteOn={noteOnPhone} isQuiet={isReadOnly} {...shared} />
    );
  }
  const field = {
    description: isOptional && !isReadOnly ? <OptionalHint /> : undefined,
    tidy: (raw: string) => tidyPurchaseLine(name, raw),
    autoCapitalize: 'characters',
    ...shared,
  };
  return limit === undefined ? (
    <TidyTextInput key={form.key(path)} {...field} />
  ) : (
    <CountedTidyInput key={form.key(path)} limit={limit} isCounted={!isReadOnly} {...field} />
  );
}

/** A foreign number is not sent, and does not block the purchase. */
function noteOnPhone(typed: string): string | null {
  const phone = parsePhone(typed);
  return E.isRight(phone) && phone.right.kind === 'foreign' ? forms.foreignPhone : null;
}
