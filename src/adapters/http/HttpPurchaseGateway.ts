import { pipe } from 'fp-ts/function';
import { flatMap, flatMapEither, map, mapLeft } from 'fp-ts/TaskEither';
import {
  addOrderAnswers,
  checkEmailAnswers,
  findOrderReferenceAnswers,
  requestSignatureAnswers,
  retrieveOrderAnswers,
} from '../../../generated/codecs';
import type { PurchaseFiles, PurchaseGateway } from '../../application/ports/PurchaseGateway';
import { formatOrderReference, type OrderReference } from '../../domain/orderReference';
import type { ApiClient } from './apiClient';
import { call } from './call';
import { forUpload } from './forUpload';
import { multipart } from './multipart';
import { toContractToSign } from './toContractToSign';
import { toOrderedPurchase } from './toOrderedPurchase';
import { toOrderRequest } from './toOrderRequest';
import { orNotFound, toPublicServiceError } from './toServiceError';
import { toSignatureRequest } from './toSignatureRequest';

/** `signatureHost` is the origin of the e-signature service, or empty for the site's own. */
export function httpPurchaseGateway(api: ApiClient, signatureHost: string): PurchaseGateway {
  return {
    isEmailTaken: (email) =>
      pipe(
        call(
          api,
          (signal) => api.http.POST('/api/public/validate', { body: { email }, signal }),
          checkEmailAnswers[200],
        ),
        mapLeft(toPublicServiceError),
      ),
    order: (order, key) =>
      pipe(
        call(
          api,
          (signal) =>
            api.http.POST('/api/public/order/add', {
              params: { header: { 'Idempotency-Key': key } },
              // openapi-fetch takes a field that is always null for one that may not be sent.
              body: toOrderRequest(order) as never,
              signal,
            }),
          addOrderAnswers[200],
        ),
        map(({ reference }) => formatOrderReference(reference)),
        mapLeft(toPublicServiceError),
      ),
    retrieve: (reference) =>
      pipe(
        call(
          api,
          (signal) =>
            api.http.POST('/api/public/order/reference', { body: wanted(reference), signal }),
          findOrderReferenceAnswers[200],
        ),
        flatMap(() =>
          call(
            api,
            (signal) =>
              api.http.POST('/api/public/order/retrieve', { body: wanted(reference), signal }),
            retrieveOrderAnswers[200],
          ),
        ),
        mapLeft(orNotFound(toPublicServiceError)),
        map(toOrderedPurchase),
      ),
    generateContract: (request) =>
      pipe(
        call(
          forUpload(api, bytesOf(request.files)),
          (signal) =>
            api.http.POST('/api/public/sellandsign', {
              body: toSignatureRequest(request) as never,
              ...multipart,
              signal,
            }),
          requestSignatureAnswers[200],
        ),
        mapLeft(toPublicServiceError),
        flatMapEither((answer) => toContractToSign(answer, request.returns, signatureHost)),
      ),
  };
}

/** Without the prefix CDW (P7.17). */
function wanted(reference: OrderReference): { readonly reference: string } {
  return { reference: reference.replace(/^CDW/, '') };
}

function bytesOf(files: PurchaseFiles): number {
  return Object.values(files).reduce((sum, { size }) => sum + size, 0);
}
