import type { PortAccess } from '../ports/Ports';
import type { AppThunk } from './AppThunk';

export interface BegunRun<Input, Result, State> {
  /** Starts the reading before the screen that needs it is rendered. */
  readonly begin: (input: Input) => AppThunk<Promise<unknown>, State>;
  /** Takes the run of this input that has begun in this session, once; without one starts the reading. */
  readonly run: (input: Input) => AppThunk<Promise<Result>, State>;
  /** The result of the run that `run` would take, if it has ended already; null otherwise. */
  readonly ended: (input: Input) => AppThunk<Result | null>;
}

interface Begun<Result> {
  readonly token: string | null;
  /** As JSON. */
  readonly input: string | undefined;
  readonly run: Promise<Result>;
  result: Result | null;
}

/** Lets a reading begin with the code of its page instead of with its first render. */
export function createBegunRun<Result, State = unknown, Input = void>(
  start: (input: Input) => AppThunk<Promise<Result>, State>,
): BegunRun<Input, Result, State> {
  const begun = new WeakMap<PortAccess, Begun<Result>>();
  /** Used only under the same token: after a new sign-in the data is fetched again. */
  const ofSession = (access: PortAccess, input: Input): Begun<Result> | undefined => {
    const one = begun.get(access);
    if (one === undefined || one.input !== JSON.stringify(input)) return undefined;
    return one.token === access.browser.tokens.read() ? one : undefined;
  };
  return {
    begin: (input) => (dispatch, _getState, access) => {
      const token = access.browser.tokens.read();
      const run = dispatch(start(input));
      const one: Begun<Result> = { token, input: JSON.stringify(input), run, result: null };
      begun.set(access, one);
      return run.then((result) => {
        one.result = result;
      });
    },
    run: (input) => (dispatch, _getState, access) => {
      const taken = ofSession(access, input);
      begun.delete(access);
      return taken?.run ?? dispatch(start(input));
    },
    ended: (input) => (_dispatch, _getState, access) => ofSession(access, input)?.result ?? null,
  };
}
