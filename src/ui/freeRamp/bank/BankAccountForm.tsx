import { TextInput } from '@mantine/core';
import type { ReactElement } from 'react';
import { parseBankAccount, type NewBankAccount } from '../../../domain/bankAccount';
import { AsyncButton, type AsyncState } from '../../design/AsyncButton';
import { Message } from '../../design/Message';
import { BicField } from '../../forms/BicField';
import { Form } from '../../forms/Form';
import { IbanField } from '../../forms/IbanField';
import { useParsedForm } from '../../forms/useParsedForm';
import { bankAccountMessages } from './bankAccountMessages';

interface BankAccountFormProps {
  readonly state: AsyncState;
  /** There is an account already. */
  readonly replaces: boolean;
  readonly onSubmit: (account: NewBankAccount) => void;
}

/** All three are required, the IBAN valid (P5.20). Bank details are kept in no draft. */
export function BankAccountForm({ state, replaces, onSubmit }: BankAccountFormProps): ReactElement {
  const { form, submit, isIncomplete } = useParsedForm({
    initialValues: { beneficiary: '', iban: '', bic: '' },
    parse: parseBankAccount,
    messages: bankAccountMessages,
    onSubmit,
  });
  return (
    <Form isCard onSubmit={submit}>
      <p>
        Vos remboursements arriveront sur ce compte en 2 à 3 jours ouvrés.
        {replaces && ' Il remplacera celui qui est enregistré.'}
      </p>
      {isIncomplete && <Message tone="error">Vous devez remplir tous les champs.</Message>}
      <TextInput
        label="Bénéficiaire"
        description="Le titulaire du compte, comme sur le RIB."
        autoComplete="name"
        spellCheck={false}
        required
        key={form.key('beneficiary')}
        {...form.getInputProps('beneficiary')}
      />
      <IbanField
        label="IBAN"
        description="27 caractères pour un compte français, avec ou sans espaces."
        required
        key={form.key('iban')}
        {...form.getInputProps('iban')}
      />
      <BicField key={form.key('bic')} {...form.getInputProps('bic')} />
      <AsyncButton type="submit" variant="action" state={state}>
        Enregistrer
      </AsyncButton>
    </Form>
  );
}
