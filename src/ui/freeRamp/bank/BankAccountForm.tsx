import { TextInput } from '@mantine/core';
import type { ReactElement } from 'react';
import { parseBankAccount, type NewBankAccount } from '../../../domain/bank/bankAccount';
import { AsyncButton, type AsyncState } from '../../design/controls/AsyncButton';
import { Message } from '../../design/feedback/Message';
import { BicField } from '../../forms/fields/BicField';
import { BesideForm } from '../../forms/form/BesideForm';
import { Form } from '../../forms/form/Form';
import { IbanField } from '../../forms/fields/IbanField';
import { useParsedForm } from '../../forms/form/useParsedForm';
import { bankAccountMessages } from './bankAccountMessages';

interface BankAccountFormProps {
  readonly state: AsyncState;
  /** A bank account exists already. */
  readonly replaces: boolean;
  readonly onSubmit: (account: NewBankAccount) => void;
}

/** All three fields are required, and the IBAN must be valid (P5.20). No draft stores bank details. */
export function BankAccountForm({ state, replaces, onSubmit }: BankAccountFormProps): ReactElement {
  const { form, submit, isIncomplete } = useParsedForm({
    initialValues: { beneficiary: '', iban: '', bic: '' },
    parse: parseBankAccount,
    messages: bankAccountMessages,
    onSubmit,
  });
  return (
    <BesideForm
      form={
        <Form isCard onSubmit={submit}>
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
      }
      title="À quoi sert cet IBAN"
    >
      <p>
        Vos remboursements arriveront sur ce compte en 2 à 3 jours ouvrés.
        {replaces && ' Il remplacera celui qui est enregistré.'}
      </p>
      <p>L'IBAN et le BIC figurent sur le relevé d'identité bancaire (RIB) de votre compte.</p>
    </BesideForm>
  );
}
