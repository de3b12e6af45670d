import { Stack, Text } from '@mantine/core';
import type { ReactElement } from 'react';
import { words } from './words.fr';
import { readCustomerType } from '../../../domain/purchase/customerType';
import {
  parsePurchaseDetails,
  type PurchaseDetailsInput,
} from '../../../domain/purchase/purchaseDetails';
import { civilities } from '../../../domain/purchase/civility';
import { CheckField } from '../../forms/fields/CheckField';
import { emailMessages, phoneMessages } from '../../forms/fields/fieldMessages';
import { OptionalHint } from '../../forms/fields/OptionalHint';
import { RadioGroup } from '../../forms/fields/RadioGroup';
import { useParsedForm } from '../../forms/form/useParsedForm';
import type { PurchaseStepProps } from '../flow/PurchaseFlow';
import { StepForm } from '../frame/StepForm';
import { useStepForm } from '../frame/useStepForm';
import { AddressFields, PhoneFields } from './AddressFields';
import { ContractNames } from './ContractNames';
import type { DetailsGroupProps } from './DetailsGroupProps';
import styles from './DetailsStep.module.css';
import { EmailFields } from './EmailFields';
import { HolderField } from './HolderField';

/** Holder, correspondence and billing address (P2.16, P5.2–P5.6, P7.14). */
export function DetailsStep({ flow }: PurchaseStepProps): ReactElement {
  const { isReadOnly, progress } = flow;
  const { choice, details } = progress.draft;
  const customerType = readCustomerType(choice.customerType) ?? 'individual';
  const isCompany = customerType === 'professional';
  const { form, submit } = useParsedForm({
    ...useStepForm(flow, 'details'),
    // A copy: values of the store are frozen.
    initialValues: { ...details, billing: { ...details.billing } },
    parse: (values: PurchaseDetailsInput) => parsePurchaseDetails(values, customerType),
    messages: { ...emailMessages, ...phoneMessages, ...words.errors },
  });
  const hasOwnBilling = form.useWatchValue('hasOwnBilling');
  const group = { form, customerType, isReadOnly };
  return (
    <StepForm flow={flow} onSubmit={submit}>
      <Stack gap="xl" className={styles.groups}>
        <fieldset>
          <legend>{isCompany ? words.company : words.you}</legend>
          {!isCompany && <CivilityField {...group} />}
          <HolderField {...group} path={isCompany ? 'companyName' : 'name'} />
          {isCompany && <HolderField {...group} path="contact" />}
          {!isCompany && !isReadOnly && <ContractNames form={form} />}
        </fieldset>
        <fieldset aria-describedby={isReadOnly ? undefined : 'address-rules'}>
          <legend>{words.address}</legend>
          {!isReadOnly && (
            <Text id="address-rules" size="sm" c="dimmed" mt="-0.75rem">
              {words.addressRules}
            </Text>
          )}
          <AddressFields {...group} />
        </fieldset>
        <fieldset>
          <legend>{words.phones}</legend>
          <PhoneFields {...group} />
        </fieldset>
        <fieldset>
          <legend>{words.emails}</legend>
          <EmailFields {...group} />
        </fieldset>
        <CheckField
          label={words.hasOwnBilling}
          key={form.key('hasOwnBilling')}
          {...form.getInputProps('hasOwnBilling', { type: 'checkbox', withError: false })}
        />
        {hasOwnBilling && (
          <fieldset>
            <legend>{words.billing}</legend>
            <HolderField {...group} path="billing.companyName" />
            <AddressFields {...group} block="billing" />
            <PhoneFields {...group} block="billing" />
          </fieldset>
        )}
      </Stack>
    </StepForm>
  );
}

/**
 * Form of address of an individual in the contract; optional (P7.14). For an order it is shown only if this
 * device stores it.
 */
function CivilityField({ form, isReadOnly }: DetailsGroupProps): ReactElement | null {
  const chosen = form.useWatchValue('civility');
  if (isReadOnly && chosen === '') return null;
  return (
    <RadioGroup
      label={words.civility}
      {...(!isReadOnly && { description: <OptionalHint /> })}
      choices={Object.fromEntries(civilities.map((one) => [one, words.civilities[one]]))}
      inputProps={(value) => ({
        value,
        checked: value === chosen,
        'data-path': 'civility',
        onChange: () => form.setFieldValue('civility', value),
      })}
    />
  );
}
