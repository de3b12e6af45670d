import type * as TE from 'fp-ts/TaskEither';
import type { ApiClient } from '../../adapters/http/core/apiClient';
import type { ServiceError } from '../../application/kernel/ServiceError';
import type { Ports } from '../../application/ports/Ports';
import type { SiteConfiguration } from '../settings/configureSite';

/** The result of a method that can report that its code did not arrive. */
type Failable<Result> =
  Result extends TE.TaskEither<infer Failure, unknown>
    ? ServiceError extends Failure
      ? true
      : false
    : false;

type IsDeferrable<Port> = {
  [Method in keyof Port]: Port[Method] extends (...input: never[]) => infer Result
    ? Failable<Result>
    : false;
}[keyof Port];

/** The ports whose code may load at their first call: every method has a `TaskEither` with `ServiceError`. */
export type DeferrablePort = {
  [Name in keyof Ports]: false extends IsDeferrable<Ports[Name]> ? never : Name;
}[keyof Ports];

/** Makes the gateways of some ports, whose code loads together. */
export type Gateways<Name extends DeferrablePort> = {
  readonly [One in Name]: (api: ApiClient, configuration: SiteConfiguration) => Ports[One];
};
