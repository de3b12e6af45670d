import { isSettingName, moneySettings, settingNames, type SettingName } from './settingNames.ts';

export interface GivenSettings {
  /** By the name of the variable of the build. */
  readonly values: Readonly<Record<string, string>>;
  readonly problems: readonly string[];
  /** False when it is unknown what the file says about payments. */
  readonly isMoneyReadable: boolean;
}

/** Names of what nobody may put into a file that everybody can read. */
const secretName = /key|secret|password|token/i;

/** The form of the payment provider's keys (`adapters/payment/sealedForm/seal.ts`). */
const key = /^[\da-f]{38}..$/i;

/**
 * Reads `config.json`: an object of texts and numbers by the names of `settingNames`; null is an absent file.
 * An unknown name may be a misspelt one, so that it is unknown what was meant. No problem contains a value
 * under such a name, or a key.
 */
export function readSettings(text: string | null): GivenSettings {
  if (text === null) return { values: {}, problems: [], isMoneyReadable: true };
  const file = parsed(text);
  if (file === null) {
    const problem = 'config.json – expected a JSON object with the settings of the site';
    return { values: {}, problems: [problem], isMoneyReadable: false };
  }
  const values: Record<string, string> = {};
  const problems: string[] = [];
  let isMoneyReadable = true;
  for (const [name, given] of Object.entries(file)) {
    const value = textOf(given);
    const problem = problemOf(name, value);
    if (problem === null && isSettingName(name) && value !== null) {
      values[settingNames[name]] = value;
      continue;
    }
    problems.push(`config.json: ${name} – ${problem ?? ''}`);
    const isHarmless = isSettingName(name) && !concernsMoney(name) && !isKey(value);
    if (!isHarmless) isMoneyReadable = false;
  }
  return { values, problems, isMoneyReadable };
}

function problemOf(name: string, value: string | null): string | null {
  if (isKey(value)) return 'expected no key: everybody can read this file';
  if (isSettingName(name)) return value === null ? 'expected a text or a number' : null;
  return secretName.test(name)
    ? 'expected no key or password: everybody can read this file'
    : `expected one of ${Object.keys(settingNames).join(', ')}`;
}

function concernsMoney(name: SettingName): boolean {
  return name === 'stage' || moneySettings.includes(name);
}

function isKey(value: string | null): boolean {
  return value !== null && key.test(value);
}

/** A list of texts becomes one text, separated by commas. */
function textOf(given: unknown): string | null {
  if (typeof given === 'string') return given;
  if (typeof given === 'number') return String(given);
  const isList = Array.isArray(given) && given.every((one) => typeof one === 'string');
  return isList ? given.join(',') : null;
}

function parsed(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}
