import { isSealKey } from '../adapters/payment/sealedForm/seal.ts';
import { choice, type PaymentConfiguration } from './configuration.ts';

type Env = Readonly<Record<string, unknown>>;

/** The key of the provider's kit: it is public, and signs test payments only. */
const placeholderKey = '12345678901234567890123456789012345678P0';

/** The key that the browser signs with; `VITE_PAYMENT_KEY`, the placeholder by default. */
export function readPaymentKey(env: Env): string {
  const given = env.VITE_PAYMENT_KEY ?? placeholderKey;
  if (typeof given === 'string' && isSealKey(given)) return given;
  // The error does not contain the value, because many people can read logs.
  throw new Error("VITE_PAYMENT_KEY – expected the 40 characters of the provider's key");
}

const why =
  'Every visitor can read a key in a public bundle and sign any amount with it, of one cent if they like.';

/**
 * Throws an error with the reason if the bundle would contain a key, except for the placeholder in test mode
 * or if `VITE_PAYMENT_ALLOW_BROWSER_KEY` allows it. The build calls it.
 */
export function refusePublicKey(env: Env, { mode, signer }: PaymentConfiguration): void {
  const isAllowed =
    choice(env, 'VITE_PAYMENT_ALLOW_BROWSER_KEY', ['true', 'false'], 'false') === 'true';
  if (signer === 'server') {
    if (env.VITE_PAYMENT_KEY === undefined) return;
    throw new Error(
      `VITE_PAYMENT_KEY – expected nothing where the server signs: it would stand in the bundle. ${why}`,
    );
  }
  const isPlaceholder = readPaymentKey(env) === placeholderKey;
  if (isAllowed || (isPlaceholder && mode === 'test')) return;
  const name = isPlaceholder ? 'VITE_PAYMENT_SIGNER' : 'VITE_PAYMENT_KEY';
  throw new Error(
    `${name} – the browser is not to sign with a key of its own. ${why} Have the server sign (VITE_PAYMENT_SIGNER=server), or set VITE_PAYMENT_ALLOW_BROWSER_KEY=true if you know what you do.`,
  );
}
