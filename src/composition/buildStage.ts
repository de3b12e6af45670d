import { choice, type Configuration, type PaymentConfiguration } from './configuration.ts';

type Env = Readonly<Record<string, unknown>>;

/** What a build is for; `VITE_STAGE`, `test` by default. */
export type BuildStage = 'test' | 'production';

/**
 * Reads what the build is for. Throws an error if a build for production would take payments in test mode:
 * the bank's test page accepts any card, and no money arrives. The build calls it.
 */
export function readBuildStage(env: Env, { mode }: PaymentConfiguration): BuildStage {
  const stage = choice(env, 'VITE_STAGE', ['test', 'production'], 'test');
  if (stage === 'production' && mode === 'test') {
    throw new Error(
      'VITE_PAYMENT_MODE – expected "live" where VITE_STAGE is "production": in test mode the bank takes no money.',
    );
  }
  return stage;
}

/** What a build was made for, one line for each fact. It contains no key. */
export function describeBuild(stage: BuildStage, configuration: Configuration): readonly string[] {
  return [
    `Built for ${stage}${stage === 'test' ? ' (VITE_STAGE=production is refused while payments are tests)' : ''}`,
    ...describeSettings(configuration),
    'A host changes these settings in config.json (scripts/README.md)',
  ];
}

/** What a place does, one line for each fact. It contains no key. */
export function describeSettings(configuration: Configuration): readonly string[] {
  const { api, payment, signature, audience, telemetry } = configuration;
  return [
    payment.mode === 'test'
      ? `Payments in TEST MODE, no money is taken: ${payment.pageUrl}`
      : `Payments are live: ${payment.pageUrl}, terminal ${payment.terminal}`,
    `Payment forms are signed by the ${payment.signer}`,
    `Contracts are signed at ${signature.host || 'the origin of the site'}`,
    `Page views are counted ${audience.url === '' ? 'nowhere' : `at ${audience.url}`}`,
    `The API is at ${api.origin || 'the origin of the site'}; a call is aborted after ${api.timeoutMs} ms`,
    `Failures are reported ${telemetry.url === '' ? 'nowhere' : `to ${telemetry.url}`}`,
  ];
}
