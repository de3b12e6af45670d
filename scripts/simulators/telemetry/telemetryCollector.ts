import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Services } from '../world/Services.ts';
import { readOtlpLogs } from './readOtlpLogs.ts';
import { storeReports } from './receivedReports.ts';

/** What a browser sends as a beacon at most. */
const largest = 65_536;

/** Receives the reports of the site, as a collector of OpenTelemetry does (OTLP over HTTP, logs in JSON). */
export function telemetryCollector(services: Services): Hono {
  const collector = new Hono();
  collector.post('/v1/logs', bodyLimit({ maxSize: largest }), async (context) => {
    const reports = readOtlpLogs(await context.req.text());
    if (reports === null) return context.json({ code: 3, message: 'No logs of OTLP' }, 400);
    storeReports(services, reports);
    return context.json({});
  });
  return collector;
}
