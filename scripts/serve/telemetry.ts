import type { IncomingMessage } from 'node:http';

/** Path on the site's own origin to which it reports its failures: that of OTLP over HTTP, for logs. */
export const telemetryPath = '/v1/logs';

/** Whether a request is such a report. */
export function isForTelemetry({ method, url }: IncomingMessage): boolean {
  return method === 'POST' && url === telemetryPath;
}
