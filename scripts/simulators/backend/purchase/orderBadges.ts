import type {
  BadgeOrderAddress,
  BadgeOrderRequest,
  Contract,
  Plan,
} from '../../../../generated/api.ts';
import { ok, refused } from '../../http/answers.ts';
import type { Handler } from '../../http/operationTypes.ts';
import { deliveryAddressOf } from './orderAddresses.ts';
import { bondCodes, findPlan, isAllowedQuantity, isRightlyQuoted } from './orderPrice.ts';
import { orderedWith, orderRefusal, placeOrder, type ExtraBadges } from './orders.ts';

const wrongContract = 'Votre type de contrat ne vous permet pas de commander un nouveau badge.';

/**
 * Stores an order of extra badges for one of the caller's contracts, which then waits for its
 * payment (M7.24, M4.5). A repeated `Idempotency-Key` for this contract places no second order: the
 * first answer is given again.
 */
export const orderBadges: Handler<'orderBadges'> = ({ body, path, header, caller }, services) => {
  const { contractId } = path;
  const key = header['Idempotency-Key'] ?? null;
  const found = services.store.row<{ data: string; holder: string }>(
    'SELECT data, holder FROM contract WHERE id = :contractId AND accountId = :accountId',
    { contractId, accountId: caller.accountId },
  );
  if (found === undefined) return refused(wrongContract);
  const known =
    key === null ? undefined : orderedWith(services.store, key, { kind: 'extra', contractId });
  if (known === null) return refused(orderRefusal);
  if (known !== undefined) return ok({ state: true, reference: known });
  const contract = JSON.parse(found.data) as Contract;
  const plan = findPlan(services, contract.category.code);
  if (plan?.isRegisterBadge !== true || contract.status === 'C') return refused(wrongContract);
  if (!isRightlyOrdered(plan, body)) return refused(orderRefusal);
  const order = toStoredOrder(body, contractId, addressOf(contract, found.holder));
  const reference = placeOrder(services, { kind: 'extra', email: caller.email, data: order, key });
  return ok({ state: true, reference });
};

/**
 * The quantity, the amounts and the deposit code must be those that the plan publishes (M3.12,
 * M9.5).
 */
function isRightlyOrdered(plan: Plan, order: BadgeOrderRequest): boolean {
  return (
    isAllowedQuantity(plan, order.nbBadge) &&
    isRightlyQuoted(plan, order) &&
    bondCodes(plan).includes(order.bondCode)
  );
}

/**
 * What is stored: the request, its contract, and the correspondence address if that delivery was
 * chosen (M5.24).
 */
function toStoredOrder(
  order: BadgeOrderRequest,
  contractId: number,
  correspondence: BadgeOrderAddress,
): ExtraBadges {
  const { nbBadge, deliveryType, amountPaid, bailTotal, initialLoading } = order;
  const { shippingCost, bondCode } = order;
  return {
    contractId,
    nbBadge,
    deliveryType,
    address: deliveryType === 'LC' ? correspondence : deliveryAddressOf(order.address),
    amountPaid,
    bailTotal,
    initialLoading,
    shippingCost,
    bondCode,
  };
}

/** The contract's correspondence address, copied on the day of the order (M5.24). */
function addressOf(contract: Contract, holder: string): BadgeOrderAddress {
  return {
    companyName: contract.corCompanyName ?? holder,
    address: contract.corAddress ?? '',
    address2: contract.corAddress2,
    address3: contract.corAddress3,
    zip: contract.corZip ?? '',
    city: contract.corCity ?? '',
  };
}
