import { describe, expect, it } from 'vitest';
import { readConfiguration } from '../../src/composition/configuration';
import { createContainer, resolvePorts } from '../../src/composition/container';
import { tokens } from '../../src/composition/services';
import { fakePorts } from '../support/fakePorts';

describe('the container', () => {
  it('binds every token, and hands every port to the store', () => {
    const container = createContainer(fakePorts().browser, readConfiguration({}));
    for (const token of Object.values(tokens)) expect(container.isBound(token)).toBe(true);
    const { api: _adaptersOnly, ...ports } = tokens;
    const resolved = resolvePorts(container);
    expect(Object.keys(resolved).sort()).toEqual(Object.keys(ports).sort());
    for (const port of Object.values(resolved)) expect(port).toBeTypeOf('object');
  });

  it('gives the same instance to everyone', () => {
    const container = createContainer(fakePorts().browser, readConfiguration({}));
    expect(container.get(tokens.api)).toBe(container.get(tokens.api));
  });
});

describe('the configuration', () => {
  it('has working defaults', () => {
    expect(readConfiguration({})).toEqual({ apiBaseUrl: '', apiTimeoutMs: 15_000 });
  });

  it('takes the address of the API with or without a slash at the end', () => {
    const { apiBaseUrl } = readConfiguration({ VITE_API_BASE_URL: 'https://api.example.fr/' });
    expect(apiBaseUrl).toBe('https://api.example.fr');
  });

  it.each([
    [{ VITE_API_TIMEOUT_MS: 'vite' }, /VITE_API_TIMEOUT_MS .* got "vite"/],
    [{ VITE_API_TIMEOUT_MS: '0' }, /VITE_API_TIMEOUT_MS/],
    [{ VITE_API_BASE_URL: 3 }, /VITE_API_BASE_URL – expected string – got 3/],
  ])('%j stops with a sentence that names the variable', (env, sentence) => {
    expect(() => readConfiguration(env)).toThrow(sentence);
  });
});
