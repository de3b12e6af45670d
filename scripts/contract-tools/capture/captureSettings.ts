import { resolve } from 'node:path';
import type { Options } from '../command/Options.ts';
import { publicationOf, type Publication } from '../command/Publication.ts';
import { UsageError } from '../command/UsageError.ts';
import type { CallScope } from './recordedCalls.ts';

export interface CaptureSettings extends Publication {
  readonly files: readonly string[];
  readonly scope: Omit<CallScope, 'basePath'>;
  /** Null: the path of `servers`. */
  readonly basePath: string | null;
  readonly showValues: boolean;
}

/** The settings from the options. Throws UsageError. */
export function captureSettings(options: Options, cwd: string): CaptureSettings {
  const { positionals: files } = options;
  if (files.length === 0) {
    throw new UsageError('The recording is missing: contract-tools capture session.har');
  }
  const publication = publicationOf(options);
  const given = options.text('base-path');
  const inputs = files.map((file) => resolve(cwd, file));
  for (const target of Object.values(publication.outputs)) {
    if (target !== true && inputs.includes(resolve(cwd, target))) {
      throw new UsageError(`The report would overwrite the recording ${target}.`);
    }
  }
  return {
    ...publication,
    files,
    scope: {
      origins: options.list('origin').map(originOf),
      below: pathOf('scope', options.text('scope') ?? ''),
    },
    basePath: given === null ? null : pathOf('base-path', given),
    showValues: options.flag('show-values'),
  };
}

function originOf(given: string): string {
  const url = URL.canParse(given) ? new URL(given) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== '/') {
    throw new UsageError(`--origin must be an origin only, like https://www.example.fr: ${given}`);
  }
  return url.origin;
}

function pathOf(name: string, given: string): string {
  if (given !== '' && !/^\/[^?#\s]*$/.test(given)) {
    throw new UsageError(`--${name} must start with a slash and have no question mark: ${given}`);
  }
  return given.replace(/\/+$/, '');
}
