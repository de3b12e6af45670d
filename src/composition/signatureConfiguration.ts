import type { PaymentConfiguration } from './paymentConfiguration';
import { wrongValue } from './wrongValue';

export interface SignatureConfiguration {
  /** Origin of the e-signature provider, without a slash at the end, empty for the site's own; `VITE_SIGNATURE_HOST`. */
  readonly host: string;
}

const secured = /^https:\/\/[a-z\d.-]+(:\d{1,5})?$/;
const onThisMachine = /^http:\/\/(127\.0\.0\.1|localhost)(:\d{1,5})?$/;

/**
 * Reads where contracts are signed (P4.4, P7.14); throws a sentence that names the variable whose value is missing or wrong. Where
 * payments are real, signatures are too: the site's own origin, where a simulator may stand, serves tests only.
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
