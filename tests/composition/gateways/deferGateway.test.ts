import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it, vi } from 'vitest';
import { deferGateway } from '../../../src/composition/gateways/deferGateway';

interface Gateway {
  double(number: number): TE.TaskEither<never, number>;
  refuse(): TE.TaskEither<'refused', number>;
}

const gateway: Gateway = {
  double: (number) => TE.right(2 * number),
  refuse: () => TE.left('refused'),
};

describe('a gateway whose code is fetched at its first call', () => {
  it('answers as the gateway does', async () => {
    const deferred = deferGateway(() => Promise.resolve(gateway));
    expect(await deferred.double(21)()).toEqual(E.right(42));
    expect(await deferred.refuse()()).toEqual(E.left('refused'));
  });

  it('fetches nothing before a call runs, and the code once for all calls', async () => {
    const load = vi.fn(() => Promise.resolve(gateway));
    const deferred = deferGateway(load);
    const call = deferred.double(1);
    expect(load).not.toHaveBeenCalled();
    await Promise.all([call(), call(), deferred.refuse()()]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is an unreachable service while its code does not arrive; the next call fetches it again', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const load = vi.fn(() => Promise.resolve(gateway)).mockRejectedValueOnce(new Error('lost'));
    const deferred = deferGateway(load);
    expect(await deferred.double(21)()).toEqual(E.left({ kind: 'service/unreachable' }));
    expect(told).toHaveBeenCalledOnce();
    expect(await deferred.double(21)()).toEqual(E.right(42));
  });

  it('is no promise: a container may await it', async () => {
    const deferred = deferGateway(() => Promise.resolve(gateway));
    expect(await Promise.resolve(deferred)).toBe(deferred);
  });
});
