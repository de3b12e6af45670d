import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactElement } from 'react';
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
        return (
          <TidyTextInput
            label={label}
            description={mayEdit && !isRequiredLine(line) && <OptionalHint />}
            tidy={(raw) => tidyPostalLine(line, raw)}
            type={type}
            autoComplete={block === 'billing' ? `billing ${autoComplete}` : autoComplete}
            autoCapitalize="characters"
            spellCheck={false}
            required={isRequiredLine(line)}
            disabled={!mayEdit}
            className={line.startsWith('address') ? styles.wide : undefined}
            key={form.key(name)}
            {...form.getInputProps(name)}
          />
        );
      })}
    </fieldset>
  );
}
