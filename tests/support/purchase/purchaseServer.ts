import * as E from 'fp-ts/Either';
import type { ServiceError } from '../../../src/application/kernel/ServiceError';
import type {
  ContractRequest,
  ContractToSign,
  PurchaseGateway,
} from '../../../src/application/ports/purchase/PurchaseGateway';
import type { OrderedPurchase } from '../../../src/domain/purchase/orderedPurchase';
import {
  formatOrderReference,
  type OrderReference,
} from '../../../src/domain/payment/orderReference';
import { noLines } from './purchase';
import type { SubscriptionOrder } from '../../../src/domain/purchase/subscriptionOrder';

/** How the server handles the next orders. */
export type OrderBehaviour =
  | 'accepts'
  | 'refuses'
  /** The server cannot be reached. */
  | 'isOutOfReach'
  /** The order is placed, but the answer is lost. */
  | 'losesItsAnswer';

interface TakenOrder {
  readonly key: string;
  readonly reference: OrderReference;
  readonly order: SubscriptionOrder;
}

export interface PurchaseServer {
  readonly gateway: PurchaseGateway;
  mood: OrderBehaviour;
  /** The number of order calls, successful or not. */
  calls: number;
  /** The placed orders in order of time, from CDW0000042. */
  readonly orders: readonly TakenOrder[];
  readonly asked: { readonly emails: string[]; readonly contracts: ContractRequest[] };
}

export const refusal: ServiceError = {
  kind: 'service/refused',
  message: "Votre commande n'a pas pu être enregistrée.",
};
export const unknownReference: ServiceError = {
  kind: 'service/not-found',
  message: 'Aucune commande ne correspond à cette référence.',
};
export const outOfReach: ServiceError = { kind: 'service/unreachable' };

export const aContractToSign: ContractToSign = {
  previewAddress: '/contrats/apercu/880042',
  signAddress: '/calinda/sellandsign/#/contract/880042/sign',
};

/** A server that stores orders in memory, one per key, and answers at once. */
export function aPurchaseServer(): PurchaseServer {
  const orders: TakenOrder[] = [];
  const asked = { emails: [] as string[], contracts: [] as ContractRequest[] };

  const take = (order: SubscriptionOrder, key: string): OrderReference => {
    const known = orders.find((one) => one.key === key);
    if (known) return known.reference;
    const reference = formatOrderReference(42 + orders.length);
    orders.push({ key, reference, order });
    return reference;
  };

  const server: PurchaseServer = {
    mood: 'accepts',
    calls: 0,
    orders,
    asked,
    gateway: {
      isEmailTaken: (email) => () => {
        asked.emails.push(email);
        return answer(E.right(email.startsWith('taken')));
      },
      order: (order, key) => () => {
        server.calls += 1;
        if (server.mood === 'refuses') return answer(E.left(refusal));
        if (server.mood === 'isOutOfReach') return answer(E.left(outOfReach));
        const reference = take(order, key);
        const isLost = server.mood === 'losesItsAnswer';
        return answer(isLost ? E.left({ kind: 'service/too-slow' }) : E.right(reference));
      },
      retrieve: (reference) => () => {
        const found = orders.find((one) => one.reference === reference);
        return answer(found ? E.right(asOrdered(found)) : E.left(unknownReference));
      },
      generateContract: (request) => () => {
        asked.contracts.push(request);
        return answer(E.right(aContractToSign));
      },
    },
  };
  return server;
}

function answer<Answer>(
  given: E.Either<ServiceError, Answer>,
): Promise<E.Either<ServiceError, Answer>> {
  return Promise.resolve(given);
}

function asOrdered({ reference, order }: TakenOrder): OrderedPurchase {
  const { details, delivery, ...rest } = order;
  const { address, address2, address3, zip, city } =
    delivery.type === 'address' ? delivery.address : noLines;
  return {
    reference,
    customerType: rest.customerType,
    planCode: rest.planCode,
    quantity: rest.quantity,
    deliveryType: delivery.type,
    deliveryAddress: { companyName: '', address, address2, address3, zip, city },
    email: details.email,
    holder: details.holder,
    correspondence: details.correspondence,
    billing: details.billing ?? details.correspondence,
    wantsPostalInvoices: rest.wantsPostalInvoices,
    iban: rest.iban,
  };
}
