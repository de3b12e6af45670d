import type { ReactElement } from 'react';
import { words as purchase } from '../flow.words.fr';
import { words } from '../choice.words.fr';
import { customerTypes, readCustomerType } from '../../../domain/purchase/customerType';
import {
  parsePurchaseChoice,
  plansFor,
  type PurchaseChoiceInput,
} from '../../../domain/purchase/purchaseChoice';
import { RadioGroup } from '../../forms/fields/RadioGroup';
import { useParsedForm } from '../../forms/form/useParsedForm';
import card from '../../ordering/ChoiceCard.module.css';
import type { PurchaseStepProps } from '../flow/PurchaseFlow';
import { StepForm } from '../frame/StepForm';
import { useStepForm } from '../frame/useStepForm';
import styles from './ChoiceStep.module.css';
import { PlanPrice } from './PlanPrice';

/** Customer type and plan; the special offer is for individuals only (P2.15, P5.1). */
export function ChoiceStep({ flow }: PurchaseStepProps): ReactElement {
  const { sold, draft } = flow.progress;
  const { form, submit } = useParsedForm({
    ...useStepForm(flow, 'choice'),
    initialValues: { ...draft.choice },
    parse: (values: PurchaseChoiceInput) => parsePurchaseChoice(values, sold),
    messages: words.errors,
  });
  const { customerType, planCode } = draft.choice;
  const plans = plansFor(flow.plans, readCustomerType(customerType));
  const others = flow.plans.filter((plan) => !plans.includes(plan)).map(({ name }) => name);
  const choose = (path: 'customerType' | 'planCode', value: string): void => {
    form.setFieldValue(path, value);
    form.clearFieldError(path);
  };
  const descriptionOf = (value: string): ReactElement | undefined => {
    const plan = plans.find(({ code }) => code === value);
    // A price of today is not that of an order placed at another.
    return plan && flow.orderedTotal === null ? <PlanPrice plan={plan} /> : undefined;
  };
  return (
    <StepForm flow={flow} onSubmit={submit}>
      <div className={styles.customers}>
        <RadioGroup
          label={words.customer}
          choices={Object.fromEntries(
            customerTypes.map((type) => [type, purchase.customers[type]]),
          )}
          meanings={words.customerMeanings}
          error={form.errors.customerType}
          inputProps={(value) => ({
            value,
            classNames: { body: card.body },
            checked: value === customerType,
            'data-path': 'customerType',
            onChange: () => choose('customerType', value),
          })}
        />
      </div>
      <RadioGroup
        label={words.plan}
        {...(others.length > 0 && { description: words.reserved(others.join(', ')) })}
        choices={Object.fromEntries(plans.map(({ code, name }) => [code, name]))}
        meanings={{}}
        error={form.errors.planCode}
        inputProps={(value) => ({
          value,
          description: descriptionOf(value),
          classNames: { body: card.body, labelWrapper: styles.plan },
          checked: value === planCode,
          'data-path': 'planCode',
          onChange: () => choose('planCode', value),
        })}
      />
    </StepForm>
  );
}
