import { seesVisitors, telemetryLimit, visitorHeaders, type HostPlan } from './HostPlan.ts';
import { hostHeader, verification } from './nginxApi.ts';
import { telemetryPath } from '../serve/telemetry.ts';
import { block } from './nginxSyntax.ts';

/** For the `http` context: the rate limit of reports per address, because anybody can send reports. */
export function telemetryContext(plan: HostPlan): readonly string[] {
  if (plan.telemetry === null || !seesVisitors(plan)) return [];
  return [
    `limit_req_zone $binary_remote_addr zone=telemetry:1m rate=${telemetryLimit.perMinute}r/m;`,
    '',
  ];
}

/** Passes reports on to the collector, without what could name a visitor. */
export function telemetryLocation(plan: HostPlan): readonly string[] {
  const { telemetry } = plan;
  if (telemetry === null) return [];
  const { protocol, host, port, basePath } = telemetry;
  return block(`location = ${telemetryPath}`, [
    `client_max_body_size ${telemetryLimit.bytes};`,
    ...(seesVisitors(plan)
      ? [
          `limit_req zone=telemetry burst=${telemetryLimit.atOnce} nodelay;`,
          'limit_req_status 429;',
        ]
      : []),
    'access_log off;',
    'proxy_set_header Connection "";',
    `proxy_set_header Host ${hostHeader(telemetry)};`,
    ...visitorHeaders.map((header) => `proxy_set_header ${header} "";`),
    ...verification(telemetry),
    `proxy_pass ${protocol}://${host}:${port}${basePath}${telemetryPath};`,
  ]);
}
