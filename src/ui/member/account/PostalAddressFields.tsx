import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import * as E from 'fp-ts/Either';
import type { ReactElement } from 'react';
import { parsePhone } from '../../../domain/basis/phone';
import type { ContractPermissions } from '../../../domain/contract/contract';
import {
  isRequiredLine,
  mayEditLine,
  postalLines,
  tidyPostalLine,
  type PostalBlock,
  type PostalInput,
  type PostalLine,
} from '../../../domain/contract/postalDetails';
import { OptionalHint } from '../../forms/fields/OptionalHint';
import { PhoneField } from '../../forms/fields/PhoneField';
import { TidyTextInput } from '../../forms/fields/TidyTextInput';
import styles from './PostalDetailsForm.module.css';

interface PostalAddressFieldsProps {
  readonly block: PostalBlock;
  readonly form: UseFormReturnType<PostalInput>;
  readonly companyName: string;
  readonly permissions: ContractPermissions;
}

interface LineField {
  readonly label: string;
  /** Autocomplete section; the billing address has its own. */
  readonly autoComplete: string;
  readonly type?: 'tel';
}

const legends: Readonly<Record<PostalBlock, string>> = {
  correspondence: 'Adresse de correspondance',
  billing: 'Adresse de facturation',
};

const fields: Readonly<Record<PostalLine, LineField>> = {
  address: { label: 'Adresse 1', autoComplete: 'address-line1' },
  address2: { label: 'Adresse 2', autoComplete: 'address-line2' },
  address3: { label: 'Adresse 3', autoComplete: 'address-line3' },
  zip: { label: 'Code postal', autoComplete: 'postal-code' },
  city: { label: 'Ville', autoComplete: 'address-level2' },
  phoneHome: { label: 'Téléphone domicile', autoComplete: 'home tel', type: 'tel' },
  phoneMobile: { label: 'Téléphone mobile', autoComplete: 'mobile tel', type: 'tel' },
  phoneWork: { label: 'Téléphone travail', autoComplete: 'work tel', type: 'tel' },
  fax: { label: 'Fax', autoComplete: 'fax tel', type: 'tel' },
};

/** One of the two addresses with its phones (M3.7); the company's name is read-only (M5.12). */
export function PostalAddressFields({
  block,
  form,
  companyName,
  permissions,
}: PostalAddressFieldsProps): ReactElement {
  return (
    <fieldset className={styles.address}>
      <legend>{legends[block]}</legend>
      <TextInput
        label="Raison sociale"
        description={
          companyName === ''
            ? "Réservée aux contrats d'entreprise."
            : 'Celle du contrat\u202f: appelez-nous pour la changer.'
        }
        className={`${styles.wide} ${styles.company}`}
        value={companyName}
        readOnly
      />
      {postalLines.map((line) => {
        const { label, autoComplete, type = 'text' } = fields[line];
        const name = `${block}.${line}` as const;
        const mayEdit = mayEditLine(line, permissions);
        const shared = {
          label,
          autoComplete: block === 'billing' ? `billing ${autoComplete}` : autoComplete,
          disabled: !mayEdit,
          spellCheck: false,
          ...form.getInputProps(name),
        };
        return type === 'tel' ? (
          <PhoneField key={form.key(name)} noteOn={noteOnPhone} isQuiet={!mayEdit} {...shared} />
        ) : (
          <TidyTextInput
            description={mayEdit && !isRequiredLine(line) && <OptionalHint />}
            tidy={(raw) => tidyPostalLine(line, raw)}
            autoCapitalize="characters"
            required={isRequiredLine(line)}
            className={line.startsWith('address') ? styles.wide : undefined}
            key={form.key(name)}
            {...shared}
          />
        );
      })}
    </fieldset>
  );
}

/** A number that is not ten digits may be saved: its owner is told (M5.11). */
function noteOnPhone(typed: string): string | null {
  const phone = parsePhone(typed);
  const isUsual = E.isRight(phone) && phone.right.kind !== 'foreign';
  return isUsual ? null : "Ce numéro n'a pas 10 chiffres. S'il est étranger, laissez-le ainsi.";
}
