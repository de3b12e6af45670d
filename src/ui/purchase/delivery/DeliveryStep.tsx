import { NativeSelect } from '@mantine/core';
import { useId, type ReactElement } from 'react';
import { allowedBadgeQuantities } from '../../../domain/badgeQuantity';
import { addressLines } from '../../../domain/deliveryAddress';
import { priceSoFar } from '../../../domain/orderPricing';
import { pricedPurchase } from '../../../domain/pricedPurchase';
import {
  chosenDeliveryType,
  parsePurchaseDelivery,
  type PurchaseDeliveryInput,
} from '../../../domain/purchaseDelivery';
import type { PurchaseDraft } from '../../../domain/purchaseDraft';
import { CheckField } from '../../forms/CheckField';
import { useParsedForm } from '../../forms/useParsedForm';
import { DeliveryAddressFields } from '../../ordering/DeliveryAddressFields';
import { DeliveryChoice } from '../../ordering/DeliveryChoice';
import type { PurchaseStepProps } from '../PurchaseFlow';
import { StepForm } from '../StepForm';
import { useStepForm } from '../useStepForm';
import { deliveryMessages } from './deliveryMessages';
import styles from './DeliveryStep.module.css';

/** How many badges, how they are delivered, and how invoices come (P2.17, P5.7, P9.2, P9.3, P9.7). */
export function DeliveryStep({ flow }: PurchaseStepProps): ReactElement {
  const { progress, tariff, isReadOnly } = flow;
  const { draft } = progress;
  const { planCode } = draft.choice;
  const hintId = useId();
  const { form, submit } = useParsedForm({
    ...useStepForm(flow, 'delivery'),
    initialValues: structuredClone({ ...draft.delivery }),
    parse: (values: PurchaseDeliveryInput) => parsePurchaseDelivery(values, planCode),
    messages: deliveryMessages,
  });
  const quantities = allowedBadgeQuantities(planCode).map(String);
  const deliveryType = chosenDeliveryType(draft.delivery.deliveryType);
  return (
    <StepForm flow={flow} onSubmit={submit}>
      <NativeSelect
        label="Nombre de badges"
        description={`De 1 à ${quantities.length} badges, un par véhicule.`}
        className={styles.quantity}
        required
        data={[{ value: '', label: 'Choisissez' }, ...quantities]}
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
      {deliveryType === 'address' && (
        <DeliveryAddressFields form={form} block="address" disabled={isReadOnly} />
      )}
      <div>
        <CheckField
          label="Recevoir mes factures par courrier"
          aria-describedby={hintId}
          key={form.key('wantsPostalInvoices')}
          {...form.getInputProps('wantsPostalInvoices', { type: 'checkbox' })}
        />
        <p id={hintId} className={styles.hint}>
          Option payante, selon le tarif en vigueur. Sans elle, vos factures vous attendent dans
          votre espace.
        </p>
      </div>
    </StepForm>
  );
}

/** Where letters go: the individual's name or the company's, and the address of step 2. */
function letterAddress({ choice, details }: PurchaseDraft): Parameters<typeof addressLines>[0] {
  const isCompany = choice.customerType === 'professional';
  return { ...details, companyName: isCompany ? details.companyName : details.name };
}
