import type { PortAccess } from '../ports/Ports';
import type { AppThunk } from './AppThunk';

export interface BegunRun<Result, State> {
  /** Starts the reading before the screen that needs it is rendered. */
  readonly begin: () => AppThunk<Promise<unknown>, State>;
  /** Takes the run that has begun in this session, once; without one starts the reading. */
  readonly run: () => AppThunk<Promise<Result>, State>;
  /** The result of the run that `run` would take, if it has ended already; null otherwise. */
  readonly ended: () => AppThunk<Result | null>;
}

interface Begun<Result> {
  readonly token: string | null;
  readonly run: Promise<Result>;
  result: Result | null;
}

/** Lets a reading begin with the code of its page instead of with its first render. */
export function createBegunRun<Result, State = unknown>(
  start: () => AppThunk<Promise<Result>, State>,
): BegunRun<Result, State> {
  const begun = new WeakMap<PortAccess, Begun<Result>>();
  /** Used only under the same token: after a new sign-in the data is fetched again. */
  const ofSession = (access: PortAccess): Begun<Result> | undefined => {
    const one = begun.get(access);
    return one?.token === access.browser.tokens.read() ? one : undefined;
  };
  return {
    begin: () => (dispatch, _getState, access) => {
      const token = access.browser.tokens.read();
      const run = dispatch(start());
      const one: Begun<Result> = { token, run, result: null };
      begun.set(access, one);
      return run.then((result) => {
        one.result = result;
      });
    },
    run: () => (dispatch, _getState, access) => {
      const taken = ofSession(access);
      begun.delete(access);
      return taken?.run ?? dispatch(start());
    },
    ended: () => (_dispatch, _getState, access) => ofSession(access)?.result ?? null,
  };
}
