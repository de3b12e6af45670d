import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as operations from '../../../../generated/operations';
import type { PurchaseGateway } from '../../../application/ports/purchase/PurchaseGateway';
import { formatOrderReference, type OrderReference } from '../../../domain/payment/orderReference';
import type { ApiClient } from '../core/apiClient';
import { call } from '../core/call';
import { toNotFound } from '../core/toServiceError';
import { toContractToSign } from './toContractToSign';
import { toOrderedPurchase } from './toOrderedPurchase';
import { toOrderRequest } from './toOrderRequest';
import { toSignatureRequest } from './toSignatureRequest';

/**
 * `signatureHost` is the origin of the e-signature service, or empty for the origin of the site; null where
 * it is unknown: no contract is made.
 */
export function httpPurchaseGateway(
  api: ApiClient,
  signatureHost: string | null,
  base = '',
): PurchaseGateway {
  return {
    isEmailTaken: (email) => call(api, operations.checkEmail, { body: { email } }),
    order: (order, key) =>
      pipe(
        call(api, operations.addOrder, {
          header: { 'Idempotency-Key': key },
          body: toOrderRequest(order),
        }),
        TE.map(({ reference }) => formatOrderReference(reference)),
      ),
    retrieve: (reference) => {
      const input = { body: wanted(reference) };
      return pipe(
        call(api, operations.findOrderReference, input, toNotFound),
        TE.flatMap(() => call(api, operations.retrieveOrder, input, toNotFound)),
        TE.map(toOrderedPurchase),
      );
    },
    generateContract: (request) => {
      if (signatureHost === null) return TE.left({ kind: 'service/failed' });
      return pipe(
        call(api, operations.requestSignature, { body: toSignatureRequest(request) }),
        TE.flatMapEither((answer) =>
          toContractToSign(answer, request.returns, signatureHost, base),
        ),
      );
    },
  };
}

/** Without the prefix CDW (P7.17). */
function wanted(reference: OrderReference): { readonly reference: string } {
  return { reference: reference.replace(/^CDW/, '') };
}
