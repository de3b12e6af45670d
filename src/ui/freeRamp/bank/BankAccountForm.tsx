import { TextInput } from '@mantine/core';
import type { ReactElement } from 'react';
import { words } from './newBankAccount.words.fr';
import { words as details } from '../refundDetails.words.fr';
import { parseBankAccount, type NewBankAccount } from '../../../domain/bank/bankAccount';
import { AsyncButton, type AsyncState } from '../../design/controls/AsyncButton';
import { Message } from '../../design/feedback/Message';
import { BicField } from '../../forms/fields/BicField';
import { FormWithGuide } from '../../forms/form/FormWithGuide';
import { Form } from '../../forms/form/Form';
import { IbanField } from '../../forms/fields/IbanField';
import { useParsedForm } from '../../forms/form/useParsedForm';
import { operator } from '../../operator';
import { IbanDoubt, IbanPurpose } from '../parts/IbanTrust';

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
    messages: words.failures,
    onSubmit,
  });
  return (
    <FormWithGuide
      form={
        <Form isCard onSubmit={submit}>
          {isIncomplete && <Message tone="error">{words.incomplete}</Message>}
          <TextInput
            label={words.beneficiary}
            description={words.beneficiaryHint}
            autoComplete="name"
            spellCheck={false}
            required
            key={form.key('beneficiary')}
            {...form.getInputProps('beneficiary')}
          />
          <IbanField
            label={words.iban}
            description={words.ibanHint}
            required
            key={form.key('iban')}
            {...form.getInputProps('iban')}
          />
          <BicField key={form.key('bic')} {...form.getInputProps('bic')} />
          <IbanPurpose>{words.trust(operator.name)}</IbanPurpose>
          <AsyncButton type="submit" variant="action" state={state}>
            {words.submit}
          </AsyncButton>
        </Form>
      }
      title={details.trust.title}
    >
      <p>{replaces ? words.purpose.replacing : words.purpose.first}</p>
      <p>{words.purpose.rib}</p>
      <IbanDoubt />
    </FormWithGuide>
  );
}
