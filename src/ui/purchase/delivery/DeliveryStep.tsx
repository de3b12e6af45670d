import { NativeSelect, Text } from '@mantine/core';
import { useId, type ReactElement } from 'react';
import { words as delivery } from '../../ordering/delivery.words.fr';
import { words } from './words.fr';
import { allowedBadgeQuantities } from '../../../domain/ordering/badgeQuantity';
import { parseDeliveryType } from '../../../domain/ordering/delivery';
import { addressLines } from '../../../domain/ordering/deliveryAddress';
import { priceSoFar } from '../../../domain/ordering/orderPricing';
import { fullName, holderNames } from '../../../domain/purchase/holderNames';
import { pricedPurchase } from '../../../domain/purchase/pricedPurchase';
import {
  parsePurchaseDelivery,
  type PurchaseDeliveryInput,
} from '../../../domain/purchase/purchaseDelivery';
import type { PurchaseDraft } from '../../../domain/purchase/purchaseDraft';
import { CheckField } from '../../forms/fields/CheckField';
import { useParsedForm } from '../../forms/form/useParsedForm';
import { DeliveryAddressFields } from '../../ordering/DeliveryAddressFields';
import { DeliveryChoice } from '../../ordering/DeliveryChoice';
import type { PurchaseStepProps } from '../flow/PurchaseFlow';
import { StepForm } from '../frame/StepForm';
import { useStepForm } from '../frame/useStepForm';

const errors = { ...delivery.address.errors, ...words.errors };

/** Number of badges, delivery, and delivery of invoices (P2.17, P5.7, P9.2, P9.3, P9.7). */
export function DeliveryStep({ flow }: PurchaseStepProps): ReactElement {
  const { progress, tariff, isReadOnly } = flow;
  const { draft } = progress;
  const { planCode } = draft.choice;
  const hintId = useId();
  const { form, submit } = useParsedForm({
    ...useStepForm(flow, 'delivery'),
    initialValues: structuredClone({ ...draft.delivery }),
    parse: (values: PurchaseDeliveryInput) => parsePurchaseDelivery(values, planCode),
    messages: errors,
  });
  const quantities = allowedBadgeQuantities(planCode).map(String);
  const deliveryType = parseDeliveryType(draft.delivery.deliveryType);
  return (
    <StepForm flow={flow} onSubmit={submit}>
      <NativeSelect
        label={words.quantity}
        description={words.quantityHint(quantities.length)}
        required
        data={[{ value: '', label: words.choose }, ...quantities]}
        key={form.key('quantity')}
        {...form.getInputProps('quantity')}
      />
      <DeliveryChoice
        correspondence={addressLines(letterAddress(draft))}
        costOf={(type) =>
          priceSoFar(tariff, { ...pricedPurchase(draft), deliveryType: type }).shipping
        }
        value={deliveryType}
        onChange={(type) => {
          form.setFieldValue('deliveryType', type);
          form.clearFieldError('deliveryType');
        }}
        path="deliveryType"
        error={form.errors.deliveryType}
        disabled={isReadOnly}
      />
      {deliveryType === 'address' && <DeliveryAddressFields form={form} disabled={isReadOnly} />}
      <div>
        <CheckField
          label={words.postalInvoices}
          aria-describedby={hintId}
          key={form.key('wantsPostalInvoices')}
          {...form.getInputProps('wantsPostalInvoices', { type: 'checkbox' })}
        />
        <Text id={hintId} size="sm" c="dimmed" pl="2rem">
          {words.postalInvoicesHint}
        </Text>
      </div>
    </StepForm>
  );
}

/** The postal address: name of the individual or company, and the address of step 2. */
function letterAddress({ choice, details }: PurchaseDraft): Parameters<typeof addressLines>[0] {
  const isCompany = choice.customerType === 'professional';
  const companyName = isCompany ? details.companyName : fullName(holderNames(details));
  return { ...details, companyName };
}
