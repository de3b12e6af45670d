import type { ReactElement } from 'react';
import { customerTypes, readCustomerType } from '../../../domain/customerType';
import {
  parsePurchaseChoice,
  plansFor,
  type PurchaseChoiceInput,
} from '../../../domain/purchaseChoice';
import { RadioGroup } from '../../forms/RadioGroup';
import { useParsedForm } from '../../forms/useParsedForm';
import type { PurchaseStepProps } from '../PurchaseFlow';
import { StepForm } from '../StepForm';
import { useStepForm } from '../useStepForm';
import { customerWords } from './customerWords';
import { choiceMessages } from './choiceMessages';
import { planMeaning } from './planMeaning';

/** Who subscribes, and to which plan; the special offer is shown to individuals only (P2.15, P5.1). */
export function ChoiceStep({ flow }: PurchaseStepProps): ReactElement {
  const { sold, draft } = flow.progress;
  const { form, submit } = useParsedForm({
    ...useStepForm(flow, 'choice'),
    initialValues: { ...draft.choice },
    parse: (values: PurchaseChoiceInput) => parsePurchaseChoice(values, sold),
    messages: choiceMessages,
  });
  const { customerType, planCode } = draft.choice;
  const plans = plansFor(flow.plans, readCustomerType(customerType));
  const choose = (path: 'customerType' | 'planCode', value: string): void => {
    form.setFieldValue(path, value);
    form.clearFieldError(path);
  };
  return (
    <StepForm flow={flow} onSubmit={submit}>
      <RadioGroup
        label="Vous êtes"
        choices={Object.fromEntries(customerTypes.map((type) => [type, customerWords[type]]))}
        error={form.errors.customerType}
        inputProps={(value) => ({
          value,
          checked: value === customerType,
          'data-path': 'customerType',
          onChange: () => choose('customerType', value),
        })}
      />
      <RadioGroup
        label="Votre offre"
        choices={Object.fromEntries(plans.map(({ code, name }) => [code, name]))}
        meanings={Object.fromEntries(plans.map((plan) => [plan.code, planMeaning(plan)]))}
        error={form.errors.planCode}
        inputProps={(value) => ({
          value,
          checked: value === planCode,
          'data-path': 'planCode',
          onChange: () => choose('planCode', value),
        })}
      />
    </StepForm>
  );
}
