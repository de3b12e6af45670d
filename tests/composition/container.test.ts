import { describe, expect, it } from 'vitest';
import { createContainer, resolvePorts } from '../../src/composition/container';
import { tokens } from '../../src/composition/services';
import { configureSite } from '../../src/composition/settings/configureSite';
import { fakePorts } from '../support/store/fakePorts';

describe('the container', () => {
  it('binds every token, and returns every port for the store', () => {
    const container = createContainer(fakePorts().browser, configureSite({}, null).configuration);
    for (const token of Object.values(tokens)) expect(container.isBound(token)).toBe(true);
    const { api: _adaptersOnly, ...ports } = tokens;
    const resolved = resolvePorts(container);
    expect(Object.keys(resolved).sort()).toEqual(Object.keys(ports).sort());
    for (const port of Object.values(resolved)) expect(port).toBeTypeOf('object');
  });

  it('returns the same instance each time', () => {
    const container = createContainer(fakePorts().browser, configureSite({}, null).configuration);
    expect(container.get(tokens.api)).toBe(container.get(tokens.api));
  });
});
