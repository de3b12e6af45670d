import { wrongValue } from './wrongValue.ts';

export interface TelemetryConfiguration {
  /**
   * Where the site reports its failures (OTLP over HTTP, `/v1/logs`): an address with https or a path of the
   * site, `console`, or empty for nowhere; `VITE_TELEMETRY_URL`.
   */
  readonly url: string;
  /** The share of page loads that report, above 0, at most 1; `VITE_TELEMETRY_SHARE`, 1 by default. */
  readonly share: number;
}

const secured = /^https:\/\/[a-z\d.-]+(:\d{1,5})?\/[\w./-]+$/;
const ownPath = /^\/[\w-][\w./-]*$/;

/** Reads where failures are reported; throws an error that names the variable with an invalid value. */
export function readTelemetryConfiguration(
  env: Readonly<Record<string, unknown>>,
): TelemetryConfiguration {
  const { VITE_TELEMETRY_URL: url = '', VITE_TELEMETRY_SHARE: share = '1' } = env;
  if (
    typeof url !== 'string' ||
    !(url === '' || url === 'console' || secured.test(url) || ownPath.test(url))
  ) {
    throw wrongValue(
      'VITE_TELEMETRY_URL',
      'nothing, "console", or the address for OTLP logs, with https or as a path of the site',
      url,
    );
  }
  if (typeof share !== 'string' || !/^(1|0?\.\d{1,4})$/.test(share) || Number(share) === 0) {
    throw wrongValue('VITE_TELEMETRY_SHARE', 'a share above 0 and at most 1, such as 0.1', share);
  }
  return { url, share: Number(share) };
}
