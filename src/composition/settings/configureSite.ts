import { readBuildStage } from '../buildStage.ts';
import {
  readApiOrigin,
  readApiTimeout,
  readAudienceConfiguration,
  readPaymentConfiguration,
  readSignatureConfiguration,
  readTelemetryConfiguration,
  wrongValue,
  type Configuration,
} from '../configuration.ts';
import { readSettings } from './readSettings.ts';
import { moneySettings, settingNames } from './settingNames.ts';

type Env = Readonly<Record<string, unknown>>;

export type MoneyConfiguration = Pick<Configuration, 'payment' | 'signature'>;

/** How the site works at its place. */
export interface SiteConfiguration extends Pick<Configuration, 'api' | 'audience' | 'telemetry'> {
  /** null: the settings of payments and signatures are unreadable, so nothing is paid or signed. */
  readonly money: MoneyConfiguration | null;
}

export interface ConfiguredSite {
  readonly configuration: SiteConfiguration;
  /** For the operator, a line each; empty when every setting is valid. */
  readonly problems: readonly string[];
}

/**
 * The settings of `config.json` (null: the host has none) over the variables of the build. A setting that is
 * invalid is reported and has its default; one about payments closes them, and never means test mode.
 */
export function configureSite(env: Env, text: string | null): ConfiguredSite {
  const { values, problems, isMoneyReadable } = readSettings(text);
  const all: string[] = [...problems];
  const isMoneyGiven = moneySettings.some((name) => settingNames[name] in values);
  const merged: Env = { ...env, ...(isMoneyGiven && withoutMoney), ...values };
  const attempt = <Read>(read: (from: Env) => Read): Read | null => {
    try {
      return read(merged);
    } catch (problem) {
      all.push(inFile(problem));
      return null;
    }
  };
  const money = attempt(() => readMoney(merged, isMoneyGiven ? env : null));
  return {
    configuration: {
      api: {
        origin: attempt(readApiOrigin) ?? readApiOrigin({}),
        timeoutMs: attempt(readApiTimeout) ?? readApiTimeout({}),
      },
      audience: attempt(readAudienceConfiguration) ?? readAudienceConfiguration({}),
      telemetry: attempt(readTelemetryConfiguration) ?? readTelemetryConfiguration({}),
      money: isMoneyReadable ? money : null,
    },
    problems: all,
  };
}

const withoutMoney: Env = Object.fromEntries(
  moneySettings.map((name) => [settingNames[name], undefined]),
);

/** `built`: the variables of the build, where `config.json` names other values. */
function readMoney(env: Env, built: Env | null): MoneyConfiguration {
  if (env[settingNames.paymentMode] === undefined && built !== null) {
    throw wrongValue(settingNames.paymentMode, 'test or live beside the other settings', undefined);
  }
  const payment = readPaymentConfiguration(env);
  readBuildStage(env, payment);
  if (built !== null && payment.signer === 'browser') refuseBrowserKey(payment.mode, built);
  return { payment, signature: readSignatureConfiguration(env, payment.mode) };
}

/** The browser signs test payments only, and only where the build contains the code that signs. */
function refuseBrowserKey(mode: 'test' | 'live', built: Env): void {
  const isBuilt = readPaymentConfiguration(built).signer === 'browser';
  if (isBuilt && mode === 'test') return;
  throw wrongValue(
    'VITE_PAYMENT_SIGNER',
    mode === 'live' ? 'server, in live mode' : 'server: this build cannot sign in the browser',
    'browser',
  );
}

/** The problem with the name that the setting has in `config.json`. */
function inFile(problem: unknown): string {
  const message = problem instanceof Error ? problem.message : String(problem);
  const names = Object.entries(settingNames);
  const [name, variable] = names.find(([, one]) => message.startsWith(`${one} `)) ?? ['', ''];
  return `config.json: ${name}${message.slice(variable.length)}`;
}
