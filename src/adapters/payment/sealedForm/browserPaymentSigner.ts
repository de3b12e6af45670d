import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { ServiceError } from '../../../application/kernel/ServiceError';
import type { PaymentSigner } from '../../../application/ports/payment/PaymentSigner';
import { paymentFields, toSignedPayment, type Merchant } from './formFields';
import { bankVerdict } from './returnFields';
import { sealedText, sealKeyBytes, toHex } from './seal';

/**
 * Signs in the browser, as specified (M7.26), for test mode only: anyone can read the key in the bundle. On
 * an insecure origin WebCrypto is missing; the result is then an error, not an exception. `base`: that of the
 * language of the page, to which the payer returns.
 */
export function browserPaymentSigner(
  merchant: Omit<Merchant, 'siteOrigin'>,
  key: string,
  base = '',
): PaymentSigner {
  return {
    sign: (request) =>
      TE.tryCatch(
        async () => {
          const siteOrigin = location.origin + base;
          const fields = paymentFields(request, { ...merchant, siteOrigin });
          return toSignedPayment({ ...fields, MAC: await sealOf({ ...fields }, key) });
        },
        (thrown): ServiceError => {
          console.error(thrown);
          return { kind: 'service/failed' };
        },
      ),
    verdict: (returned, reference) =>
      pipe(
        TE.rightTask(() => sealOf(returned.fields, key).catch(() => null)),
        TE.map((seal) => bankVerdict(returned, reference, seal)),
      ),
  };
}

async function sealOf(fields: Readonly<Record<string, string>>, key: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-1' };
  const secret = await crypto.subtle.importKey('raw', sealKeyBytes(key), algorithm, false, [
    'sign',
  ]);
  const bytes = new TextEncoder().encode(sealedText(fields));
  return toHex(new Uint8Array(await crypto.subtle.sign('HMAC', secret, bytes)));
}
