import { describe, expect, it } from 'vitest';
import { openTelemetry } from '../../src/composition/openTelemetry';
import { configureSite } from '../../src/composition/settings/configureSite';

const at = (settings: object) => () =>
  Promise.resolve(configureSite({}, JSON.stringify(settings)).configuration);

describe('a page load', () => {
  it('reports nothing where nothing is configured', async () => {
    expect(await openTelemetry(at({}), () => 0)).toBeNull();
  });

  it('reports nothing when it is not in the sample', async () => {
    const settings = { telemetryUrl: '/v1/logs', telemetryShare: 0.1 };
    expect(await openTelemetry(at(settings), () => 0.1)).toBeNull();
    expect(await openTelemetry(at(settings), () => 0.99)).toBeNull();
  });
});
