import type { PaymentConfiguration } from './paymentConfiguration.ts';
import { wrongValue } from './wrongValue.ts';

export interface SignatureConfiguration {
  /**
   * Origin of the e-signature provider, without a slash at the end, empty for the origin of the site;
   * `VITE_SIGNATURE_HOST`.
   */
  readonly host: string;
}

const secured = /^https:\/\/[a-z\d.-]+(:\d{1,5})?$/;
const onThisMachine = /^http:\/\/(127\.0\.0\.1|localhost)(:\d{1,5})?$/;

/**
 * Reads where contracts are signed (P4.4, P7.14); throws an error that names the variable whose value is
 * missing or invalid. Real payments need real signatures: the origin of the site, which a simulator may
 * serve, is allowed for tests only.
 */
export function readSignatureConfiguration(
  env: Readonly<Record<string, unknown>>,
  mode: PaymentConfiguration['mode'],
): SignatureConfiguration {
  const given = env.VITE_SIGNATURE_HOST ?? (mode === 'test' ? '' : undefined);
  if (typeof given === 'string' && isHost(given, mode)) return { host: given };
  throw wrongValue(
    'VITE_SIGNATURE_HOST',
    mode === 'test'
      ? 'nothing, or the origin of the e-signature provider, with https and without a slash at its end'
      : 'the origin of the e-signature provider, with https and without a slash at its end, in live mode',
    given,
  );
}

function isHost(text: string, mode: PaymentConfiguration['mode']): boolean {
  return secured.test(text) || (mode === 'test' && (text === '' || onThisMachine.test(text)));
}
