import { wrongValue } from './wrongValue.ts';

type Env = Readonly<Record<string, unknown>>;

export interface PaymentConfiguration {
  /** `VITE_PAYMENT_MODE`, `test` by default. */
  readonly mode: 'test' | 'live';
  /**
   * Where the payment form is posted; `VITE_PAYMENT_URL`, in test mode by default the provider's test path on
   * the origin of the site.
   */
  readonly pageUrl: string;
  /** Number of the payment terminal; `VITE_PAYMENT_TERMINAL`. */
  readonly terminal: string;
  /** Code of the company at the bank; `VITE_PAYMENT_COMPANY`. */
  readonly company: string;
  /**
   * Who signs the form; `VITE_PAYMENT_SIGNER`, by default the browser in test mode, the server in live mode.
   */
  readonly signer: 'browser' | 'server';
}

/** The test values of the provider's kit. */
const testDefaults = {
  VITE_PAYMENT_URL: '/test/paiement.cgi',
  VITE_PAYMENT_TERMINAL: '1234567',
  VITE_PAYMENT_COMPANY: 'operateur',
} as const;

/**
 * Reads how card payments are made; throws an error that names the variable whose value is missing or
 * invalid.
 */
export function readPaymentConfiguration(env: Env): PaymentConfiguration {
  const mode = choice(env, 'VITE_PAYMENT_MODE', ['test', 'live'], 'test');
  const read = (name: keyof typeof testDefaults, form: RegExp, expected: string): string => {
    const given = env[name] ?? (mode === 'test' ? testDefaults[name] : undefined);
    if (typeof given === 'string' && form.test(given)) return given;
    throw wrongValue(name, expected, given);
  };
  return {
    mode,
    pageUrl:
      mode === 'test'
        ? read('VITE_PAYMENT_URL', /^(https?:\/\/[^\s/]+)?\/[^\s/]\S*$/, 'an address or a path')
        : read(
            'VITE_PAYMENT_URL',
            /^https:\/\/[^\s/]+\/\S*$/,
            "the address of the bank's page, with https, in live mode",
          ),
    terminal: read('VITE_PAYMENT_TERMINAL', /^\d{7}$/, 'the 7 digits of the payment terminal'),
    company: read('VITE_PAYMENT_COMPANY', /^[\w-]+$/, "the company's code at the bank"),
    signer: choice(
      env,
      'VITE_PAYMENT_SIGNER',
      ['browser', 'server'],
      mode === 'test' ? 'browser' : 'server',
    ),
  };
}

/** Reads one of several words; throws an error if the variable has another value. */
export function choice<Word extends string>(
  env: Env,
  name: string,
  words: readonly Word[],
  usual: Word,
): Word {
  const given = env[name] ?? usual;
  const found = words.find((word) => word === given);
  if (found === undefined) throw wrongValue(name, words.join(' or '), given);
  return found;
}
