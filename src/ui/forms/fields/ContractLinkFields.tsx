import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactElement } from 'react';
import { words } from '../forms.words.fr';
import type { ContractLinkInput } from '../../../domain/account/contractLink';
import { tidyAddressLine } from '../../../domain/basis/postalText';
import { TidyTextInput } from './TidyTextInput';

interface ContractLinkFieldsProps {
  readonly form: UseFormReturnType<ContractLinkInput>;
}

/** Proof that a contract is the user's own: the name of its holder, in one form, and its number (M5.5). */
export function ContractLinkFields({ form }: ContractLinkFieldsProps): ReactElement {
  return (
    <>
      <TidyTextInput
        label={words.contractLink.name}
        description={words.contractLink.nameHint}
        tidy={tidyAddressLine}
        autoComplete="off"
        spellCheck={false}
        required
        key={form.key('name')}
        {...form.getInputProps('name')}
      />
      <TextInput
        label={words.contractLink.number}
        autoComplete="off"
        inputMode="numeric"
        required
        key={form.key('number')}
        {...form.getInputProps('number')}
      />
    </>
  );
}
