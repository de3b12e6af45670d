import { readCustomerType } from './customerType';
import { isPlanOpenTo } from './purchaseChoice';
import { chosenQuantity } from './purchaseDelivery';
import type { PurchaseDraft } from './purchaseDraft';

/**
 * The draft after a change of one or more steps. A plan that the customer may not have, and a quantity that
 * the plan does not allow, are cleared; another plan has other terms, which must be accepted again (P5.1,
 * P5.7, P5.9). Nothing else is lost.
 */
export function changePurchaseDraft(
  draft: PurchaseDraft,
  change: Partial<PurchaseDraft>,
): PurchaseDraft {
  const changed = { ...draft, ...change };
  const customerType = readCustomerType(changed.choice.customerType);
  const { planCode: wanted } = changed.choice;
  const planCode = customerType && !isPlanOpenTo(wanted, customerType) ? '' : wanted;
  const { quantity } = changed.delivery;
  const isAllowed = planCode === '' || chosenQuantity(quantity, planCode) !== null;
  return {
    ...changed,
    choice: { ...changed.choice, planCode },
    delivery: isAllowed ? changed.delivery : { ...changed.delivery, quantity: '' },
    terms: planCode === draft.choice.planCode ? changed.terms : { areAccepted: false },
  };
}

/**
 * The draft after « S'abonner » of an offer: its plan is chosen, and for a plan for individuals only also the
 * customer type (P5.1, P9.1).
 */
export function choosePlan(draft: PurchaseDraft, planCode: string): PurchaseDraft {
  const { customerType } = draft.choice;
  const isForIndividuals = !isPlanOpenTo(planCode, 'professional');
  return changePurchaseDraft(draft, {
    choice: { customerType: isForIndividuals ? 'individual' : customerType, planCode },
  });
}
