import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { takeOutputs } from '../conformance/command/outputs.ts';
import type { Publication } from '../conformance/command/publishReport.ts';
import { UsageError } from '../conformance/command/UsageError.ts';
import type { CallScope } from './recordedCalls.ts';

export interface CaptureSettings extends Publication {
  readonly files: readonly string[];
  readonly scope: CallScope;
  readonly showValues: boolean;
}

const list = { type: 'string', multiple: true, default: [] as string[] } as const;
const flag = { type: 'boolean', default: false } as const;

const options = {
  origin: list,
  'base-path': { type: 'string', default: '' },
  'show-values': flag,
  strict: flag,
  'allow-additions': flag,
} as const;

/** Parses the command line. Throws UsageError. */
export function captureSettings(args: readonly string[]): CaptureSettings {
  const { outputs, rest } = takeOutputs(args);
  const { values, positionals: files } = parse(rest);
  if (files.length === 0) {
    throw new UsageError('The recording is missing: npm run contract:capture -- session.har');
  }
  const inputs = files.map((file) => resolve(file));
  for (const target of Object.values(outputs)) {
    if (target !== true && inputs.includes(resolve(target))) {
      throw new UsageError(`The report would overwrite the recording ${target}.`);
    }
  }
  return {
    files,
    outputs,
    scope: {
      origins: values.origin.map(originOf),
      basePath: basePathOf(values['base-path']),
    },
    showValues: values['show-values'],
    strict: values.strict,
    allowAdditions: values['allow-additions'],
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (problem) {
    throw new UsageError((problem as Error).message.split('. To specify')[0], { cause: problem });
  }
}

function originOf(given: string): string {
  const url = URL.parse(given);
  if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== '/') {
    throw new UsageError(`--origin must be an origin only, like https://www.example.fr: ${given}`);
  }
  return url.origin;
}

function basePathOf(given: string): string {
  if (given !== '' && !/^\/[^?#\s]*$/.test(given)) {
    throw new UsageError(`--base-path must start with a slash and have no question mark: ${given}`);
  }
  return given.replace(/\/+$/, '');
}
