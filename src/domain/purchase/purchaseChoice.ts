import * as E from 'fp-ts/Either';
import { readCustomerType, type CustomerType } from './customerType';
import { isSpecialOffer, offerCodes, type OfferCode } from '../ordering/offerCode';
import { parseFields, type FieldErrors } from '../basis/parseFields';

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

/** The special offer is sold to individuals only (P5.1, P9.1). */
export function isPlanOpenTo(planCode: string, customerType: CustomerType): boolean {
  return !isSpecialOffer(planCode) || customerType === 'individual';
}

/**
 * The plans of `sold` that a customer may choose: the special offer appears once somebody has said to be an
 * individual (P5.1).
 */
export function plansFor<Plan extends { readonly code: string }>(
  sold: readonly Plan[],
  customerType: CustomerType | null,
): readonly Plan[] {
  return sold.filter(({ code }) => isPlanOpenTo(code, customerType ?? 'professional'));
}

/** The customer type and one of the plans in `sold`: both are required (P5.1). */
export function parsePurchaseChoice(
  raw: PurchaseChoiceInput,
  sold: readonly OfferCode[],
): E.Either<FieldErrors<PurchaseChoiceField, PurchaseChoiceError>, PurchaseChoice> {
  const customerType = readCustomerType(raw.customerType);
  return parseFields({
    customerType: given('customerType', customerType),
    planCode: given(
      'planCode',
      offerCodes.find(
        (code) =>
          code === raw.planCode &&
          sold.includes(code) &&
          (customerType === null || isPlanOpenTo(code, customerType)),
      ) ?? null,
    ),
  });
}

function given<Value>(
  field: PurchaseChoiceField,
  value: Value | null,
): E.Either<PurchaseChoiceError, Value> {
  return value === null ? E.left({ kind: `purchaseChoice/${field}-missing` }) : E.right(value);
}
