import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactElement } from 'react';
import { words } from '#words/forms/forms';
import { tidyHolderName, type ContractLinkInput } from '../../../domain/account/contractLink';
import { TidyTextInput } from './TidyTextInput';

interface ContractLinkFieldsProps {
  readonly form: UseFormReturnType<ContractLinkInput>;
}

/** Proof that a contract is the user's own: name of the holder, in upper case, and number (M5.5, P5.23). */
export function ContractLinkFields({ form }: ContractLinkFieldsProps): ReactElement {
  return (
    <>
      <TidyTextInput
        label={words.contractLink.name}
        description={words.contractLink.nameHint}
        tidy={tidyHolderName}
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
