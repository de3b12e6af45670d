import { tryCatch } from 'fp-ts/TaskEither';
import type { ServiceError } from '../../application/kernel/ServiceError';
import type { PaymentSigner } from '../../application/ports/PaymentSigner';
import { paymentFields, type Merchant, type SealedPayment } from '../../domain/paymentForm';
import { sealedText, sealKeyBytes, toHex } from '../../domain/paymentSeal';

/**
 * Signs in the browser, as specified (M7.26): whoever has the bundle has the key, so that it is for test mode.
 * WebCrypto is missing on an insecure origin; that is a failure to tell, not a crash.
 */
export function browserPaymentSigner(
  merchant: Omit<Merchant, 'siteOrigin'>,
  key: string,
): PaymentSigner {
  return {
    sign: (request) =>
      tryCatch(
        async () => {
          const fields = paymentFields(request, { ...merchant, siteOrigin: location.origin });
          // The seal is what makes it one.
          return { ...fields, MAC: await sealOf(sealedText({ ...fields }), key) } as SealedPayment;
        },
        (thrown): ServiceError => {
          console.error(thrown);
          return { kind: 'service/failed' };
        },
      ),
    sealOf: (text) => () => sealOf(text, key).catch(() => null),
  };
}

async function sealOf(text: string, key: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-1' };
  const secret = await crypto.subtle.importKey('raw', sealKeyBytes(key), algorithm, false, [
    'sign',
  ]);
  const bytes = new TextEncoder().encode(text);
  return toHex(new Uint8Array(await crypto.subtle.sign('HMAC', secret, bytes)));
}
