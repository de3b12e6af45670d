import { left, right, type Either } from 'fp-ts/Either';
import { readCustomerType, type CustomerType } from './customerType';
import { offerCodes, type OfferCode } from './offerCode';
import { parseFields, type FieldErrors } from './parseFields';

/** Step 1 as it was chosen; empty = not chosen yet. */
export interface PurchaseChoiceInput {
  readonly customerType: string;
  readonly planCode: string;
}

export interface PurchaseChoice {
  readonly customerType: CustomerType;
  readonly planCode: OfferCode;
}

export type PurchaseChoiceField = keyof PurchaseChoiceInput;

export interface PurchaseChoiceError {
  readonly kind: `purchaseChoice/${PurchaseChoiceField}-missing`;
}

const SPECIAL_OFFER: OfferCode = '05';

/** The special offer is sold to individuals only (P5.1, P9.1). */
export function isPlanOpenTo(planCode: string, customerType: CustomerType): boolean {
  return planCode !== SPECIAL_OFFER || customerType === 'individual';
}

/** The plans of `sold` that a customer may choose; all of them before it is known who subscribes (P5.1). */
export function plansFor<Plan extends { readonly code: string }>(
  sold: readonly Plan[],
  customerType: CustomerType | undefined,
): readonly Plan[] {
  return sold.filter(({ code }) => customerType === undefined || isPlanOpenTo(code, customerType));
}

/** Who subscribes and to which of the plans that are `sold`: both must be chosen (P5.1). */
export function parsePurchaseChoice(
  raw: PurchaseChoiceInput,
  sold: readonly OfferCode[],
): Either<FieldErrors<PurchaseChoiceField, PurchaseChoiceError>, PurchaseChoice> {
  const customerType = readCustomerType(raw.customerType);
  return parseFields({
    customerType: given('customerType', customerType),
    planCode: given(
      'planCode',
      offerCodes.find(
        (code) =>
          code === raw.planCode &&
          sold.includes(code) &&
          (customerType === undefined || isPlanOpenTo(code, customerType)),
      ),
    ),
  });
}

function given<Value>(
  field: PurchaseChoiceField,
  value: Value | undefined,
): Either<PurchaseChoiceError, Value> {
  return value === undefined ? left({ kind: `purchaseChoice/${field}-missing` }) : right(value);
}
