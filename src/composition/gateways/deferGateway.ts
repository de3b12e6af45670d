import * as E from 'fp-ts/Either';
import type * as TE from 'fp-ts/TaskEither';
import type { ServiceError } from '../../application/kernel/ServiceError';

type Method = (...input: never[]) => TE.TaskEither<ServiceError, unknown>;

/**
 * A gateway whose code is fetched at its first call, once for all calls; callers see an ordinary gateway.
 * Its methods must have results as a `DeferrablePort` has: code that does not arrive is an unreachable
 * service, and the next call fetches it again.
 */
export function deferGateway<Gateway extends object>(load: () => Promise<Gateway>): Gateway {
  let loaded: Promise<Gateway> | undefined;
  const loadOnce = (): Promise<Gateway> => {
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      console.error(error);
      throw error;
    });
    return loaded;
  };
  const methodOf =
    (name: string) =>
    (...input: never[]): TE.TaskEither<ServiceError, unknown> =>
    async () => {
      const gateway = await loadOnce().catch(() => undefined);
      if (!gateway) return E.left({ kind: 'service/unreachable' });
      const methods = gateway as unknown as Readonly<Record<string, Method | undefined>>;
      const method = methods[name];
      if (!method) throw new TypeError(`The gateway has no method ${name}.`);
      return method.apply(gateway, input)();
    };
  // An object with a method `then` would be taken for a promise.
  return new Proxy({} as Gateway, {
    get: (_, name) => (typeof name === 'string' && name !== 'then' ? methodOf(name) : undefined),
  });
}
