import { describe, expect, it } from 'vitest';
import { readConfiguration } from '../../src/composition/configuration';
import { createContainer, resolvePorts } from '../../src/composition/container';
import { tokens } from '../../src/composition/services';
import { fakePorts } from '../support/store/fakePorts';

describe('the container', () => {
  it('binds every token, and returns every port for the store', () => {
    const container = createContainer(fakePorts().browser, readConfiguration({}));
    for (const token of Object.values(tokens)) expect(container.isBound(token)).toBe(true);
    const { api: _adaptersOnly, ...ports } = tokens;
    const resolved = resolvePorts(container);
    expect(Object.keys(resolved).sort()).toEqual(Object.keys(ports).sort());
    for (const port of Object.values(resolved)) expect(port).toBeTypeOf('object');
  });

  it('returns the same instance each time', () => {
    const container = createContainer(fakePorts().browser, readConfiguration({}));
    expect(container.get(tokens.api)).toBe(container.get(tokens.api));
  });
});

describe('the configuration', () => {
  it('has a timeout of 15 seconds by default', () => {
    expect(readConfiguration({})).toMatchObject({ apiTimeoutMs: 15_000 });
    expect(readConfiguration({ VITE_API_TIMEOUT_MS: '4000' })).toMatchObject({
      apiTimeoutMs: 4000,
    });
  });

  it.each(['vite', '0', '99', '1e4', '', 3])(
    'a timeout of %j stops the build with an error that names the variable',
    (given) => {
      expect(() => readConfiguration({ VITE_API_TIMEOUT_MS: given })).toThrow(
        /VITE_API_TIMEOUT_MS – expected milliseconds/,
      );
    },
  );
});
