type Env = Readonly<Record<string, unknown>>;

/** The settings of a place, from the variables of the build or from `config.json`. */
export interface Configuration {
  readonly api: {
    /** Origin of the API, without a slash at the end; empty for the origin of the site; `VITE_API_ORIGIN`. */
    readonly origin: string;
    /** Milliseconds until a call is aborted; `VITE_API_TIMEOUT_MS`, 15,000 by default. */
    readonly timeoutMs: number;
  };
  readonly payment: PaymentConfiguration;
  readonly signature: SignatureConfiguration;
  readonly audience: AudienceConfiguration;
  readonly telemetry: TelemetryConfiguration;
}

/** How card payments are made; `VITE_PAYMENT_…`, by default the provider's test mode. */
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

/** Where contracts are signed. */
interface SignatureConfiguration {
  /**
   * Origin of the e-signature provider, without a slash at the end, empty for the origin of the site;
   * `VITE_SIGNATURE_HOST`.
   */
  readonly host: string;
}

/** Where page views are counted, by default nowhere. */
interface AudienceConfiguration {
  /** Address of `matomo.php`; empty if nothing is counted; `VITE_AUDIENCE_URL`. */
  readonly url: string;
  /** Number of the site in Matomo; `VITE_AUDIENCE_SITE`, 1 by default. */
  readonly siteId: string;
}

/** Where failures are reported, by default nowhere. */
interface TelemetryConfiguration {
  /**
   * Where the site reports its failures (OTLP over HTTP, `/v1/logs`): an address with https or a path of the
   * site, `console`, or empty for nowhere; `VITE_TELEMETRY_URL`.
   */
  readonly url: string;
  /** The share of page loads that report, above 0, at most 1; `VITE_TELEMETRY_SHARE`, 1 by default. */
  readonly share: number;
}

const secured = String.raw`https:\/\/[a-z\d.-]+(:\d{1,5})?`;
const onThisMachine = String.raw`http:\/\/(127\.0\.0\.1|localhost)(:\d{1,5})?`;
const ownPath = String.raw`\/[\w-][\w./-]*`;

/**
 * Reads the configuration; throws an error that names the variable with an invalid value. The build calls it
 * first.
 */
export function readConfiguration(env: Env): Configuration {
  const payment = readPaymentConfiguration(env);
  return {
    api: { origin: readApiOrigin(env), timeoutMs: readApiTimeout(env) },
    payment,
    signature: readSignatureConfiguration(env, payment.mode),
    audience: readAudienceConfiguration(env),
    telemetry: readTelemetryConfiguration(env),
  };
}

/** Where the API is. `src/static/before-paint.js` has the same rule. */
export function readApiOrigin(env: Env): string {
  return setting(
    env,
    'VITE_API_ORIGIN',
    new RegExp(`^(${secured}|${onThisMachine})?$`),
    'nothing, or the origin of the API, with https and without a path or a slash at its end',
    '',
  );
}

/** The time limit of a call, in milliseconds. */
export function readApiTimeout(env: Env): number {
  const expected = 'milliseconds, from 100 to 9999999';
  return Number(setting(env, 'VITE_API_TIMEOUT_MS', /^[1-9]\d{2,6}$/, expected, '15000'));
}

/** The test values of the provider's kit. */
const testDefaults = {
  VITE_PAYMENT_URL: '/test/paiement.cgi',
  VITE_PAYMENT_TERMINAL: '1234567',
  VITE_PAYMENT_COMPANY: 'operateur',
} as const;

/** Reads how card payments are made. */
export function readPaymentConfiguration(env: Env): PaymentConfiguration {
  const mode = choice(env, 'VITE_PAYMENT_MODE', ['test', 'live'], 'test');
  const isTest = mode === 'test';
  const read = (name: keyof typeof testDefaults, form: RegExp, expected: string): string =>
    setting(env, name, form, expected, isTest ? testDefaults[name] : undefined);
  return {
    mode,
    pageUrl: isTest
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
      isTest ? 'browser' : 'server',
    ),
  };
}

/**
 * Reads where contracts are signed (P4.4, P7.14). Real payments need real signatures: the origin of the site,
 * which a simulator may serve, is allowed for tests only.
 */
export function readSignatureConfiguration(
  env: Env,
  mode: PaymentConfiguration['mode'],
): SignatureConfiguration {
  const expected =
    'the origin of the e-signature provider, with https and without a slash at its end';
  const host =
    mode === 'test'
      ? setting(
          env,
          'VITE_SIGNATURE_HOST',
          new RegExp(`^(${secured}|${onThisMachine})?$`),
          `nothing, or ${expected}`,
          '',
        )
      : setting(
          env,
          'VITE_SIGNATURE_HOST',
          new RegExp(`^${secured}$`),
          `${expected}, in live mode`,
        );
  return { host };
}

/** Reads where page views are counted (P3.26). */
export function readAudienceConfiguration(env: Env): AudienceConfiguration {
  const url = setting(
    env,
    'VITE_AUDIENCE_URL',
    new RegExp(String.raw`^(${secured}(\/[\w./-]*)?|${ownPath})?$`),
    'nothing, or the address of matomo.php, with https or as a path of the site',
    '',
  );
  const expected = 'the number of the site at the meter';
  return { url, siteId: setting(env, 'VITE_AUDIENCE_SITE', /^[1-9]\d{0,5}$/, expected, '1') };
}

/** Reads where failures are reported. */
export function readTelemetryConfiguration(env: Env): TelemetryConfiguration {
  const url = setting(
    env,
    'VITE_TELEMETRY_URL',
    new RegExp(String.raw`^(console|${secured}\/[\w./-]+|${ownPath})?$`),
    'nothing, "console", or the address for OTLP logs, with https or as a path of the site',
    '',
  );
  const expected = 'a share above 0 and at most 1, such as 0.1';
  const share = setting(env, 'VITE_TELEMETRY_SHARE', /^(1|0?\.(?!0+$)\d{1,4})$/, expected, '1');
  return { url, share: Number(share) };
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

/** Reads a text of a certain form; throws an error if the variable has another value. */
function setting(env: Env, name: string, form: RegExp, expected: string, usual?: string): string {
  const given = env[name] ?? usual;
  if (typeof given === 'string' && form.test(given)) return given;
  throw wrongValue(name, expected, given);
}

/**
 * The error message that stops a build: the variable that is missing or invalid, the expected value, the
 * given value.
 */
export function wrongValue(name: string, expected: string, given: unknown): Error {
  const found = given === undefined ? 'nothing' : JSON.stringify(given);
  return new Error(`${name} – expected ${expected} – got ${found}`);
}
