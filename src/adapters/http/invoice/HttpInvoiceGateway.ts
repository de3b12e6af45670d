import * as operations from '../../../../generated/operations';
import type {
  InvoiceError,
  InvoiceGateway,
} from '../../../application/ports/invoice/InvoiceGateway';
import type { ApiClient } from '../core/apiClient';
import type { ApiFailure } from '../core/ApiFailure';
import { call } from '../core/call';

/** `InvoiceGateway` over HTTP; its statements are in the port. */
export function httpInvoiceGateway(api: ApiClient): InvoiceGateway {
  return {
    download: (noInvoice) =>
      call(api, operations.downloadInvoice, { path: { noInvoice } }, toInvoiceError),
  };
}

function toInvoiceError(failure: ApiFailure): InvoiceError | null {
  if (failure.kind === 'malformed') return { kind: 'invoice/not-a-pdf' };
  return failure.kind === 'http' && failure.status === 404
    ? { kind: 'invoice/not-found', message: failure.message }
    : null;
}
