import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LostPart } from '../../../../src/ui/state/loading/lazyPart';
import { rootOptions } from '../../../../src/ui/state/loading/rootOptions';

const reported = vi.fn();
const written = vi.fn();

beforeEach(() => {
  vi.stubGlobal('reportError', reported);
  vi.spyOn(console, 'error').mockImplementation(written);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  reported.mockReset();
  written.mockReset();
});

const lost = new LostPart(new TypeError('no network'));
const fault = new RangeError('a fault');

it('a fault is reported, whether an error screen replaces it or React could render again', () => {
  rootOptions.onCaughtError?.(fault, {});
  const recovered = new Error('recovered', { cause: fault });
  rootOptions.onRecoverableError?.(recovered, {});
  expect(reported.mock.calls).toEqual([[fault], [recovered]]);
  expect(written).not.toHaveBeenCalled();
});

it('code that did not arrive is not reported as a fault, also when React could render again', () => {
  rootOptions.onCaughtError?.(lost, {});
  rootOptions.onRecoverableError?.(new Error('recovered', { cause: lost }), {});
  expect(written.mock.calls).toEqual([[lost], [lost]]);
  expect(reported).not.toHaveBeenCalled();
});
