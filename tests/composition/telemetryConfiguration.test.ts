import { describe, expect, it } from 'vitest';
import { readConfiguration } from '../../src/composition/configuration';

describe('where failures are reported', () => {
  it('is nowhere by default', () => {
    expect(readConfiguration({}).telemetry).toEqual({ url: '', share: 1 });
  });

  it.each(['https://otel.example.fr/v1/logs', '/v1/logs', 'console'])('may be %s', (url) => {
    const env = { VITE_TELEMETRY_URL: url, VITE_TELEMETRY_SHARE: '0.1' };
    expect(readConfiguration(env).telemetry).toEqual({ url, share: 0.1 });
  });

  it.each([
    'http://otel.example.fr/v1/logs',
    'https://otel.example.fr',
    '//otel.example.fr/v1/logs',
    'https://otel.example.fr/v1/logs?key=1',
    'v1/logs',
  ])('%s stops the build', (url) => {
    expect(() => readConfiguration({ VITE_TELEMETRY_URL: url })).toThrow(/^VITE_TELEMETRY_URL – /);
  });

  it.each(['0', '0.0', '1.5', '10 %', ''])('a share of %s stops the build', (share) => {
    expect(() => readConfiguration({ VITE_TELEMETRY_SHARE: share })).toThrow(
      /^VITE_TELEMETRY_SHARE – /,
    );
  });
});
