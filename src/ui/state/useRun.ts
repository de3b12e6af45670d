import * as E from 'fp-ts/Either';
import { useRef, useState } from 'react';
import type { AppThunk } from '../../application/kernel/AppThunk';
import type { AppState } from '../../application/store';
import type { AsyncState } from '../design/controls/AsyncButton';
import { useAppDispatch } from './appHooks';

export interface Run<Input extends readonly unknown[], Failure> {
  /** State of the button that starts it. */
  readonly state: AsyncState;
  /** Why the last run failed, until the next run; for a screen that shows the error itself. */
  readonly failure: Failure | undefined;
  /** Resolves to whether it succeeded. */
  readonly run: (...input: Input) => Promise<boolean>;
}

/**
 * Runs a use case from a component. A second call during a run does nothing. `onSuccess` receives the result.
 */
export function useRun<Input extends readonly unknown[], Failure, Output>(
  start: (...input: Input) => AppThunk<Promise<E.Either<Failure, Output>>, AppState>,
  onSuccess?: (output: Output, ...input: Input) => void,
): Run<Input, Failure> {
  const dispatch = useAppDispatch();
  const [state, setState] = useState<AsyncState>('idle');
  const [failure, setFailure] = useState<Failure>();
  const isUnderWay = useRef(false);
  const run = async (...input: Input): Promise<boolean> => {
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    setState('loading');
    setFailure(undefined);
    const result = await dispatch(start(...input));
    isUnderWay.current = false;
    if (E.isLeft(result)) setFailure(() => result.left);
    setState(E.isLeft(result) ? 'fail' : 'success');
    if (!E.isLeft(result)) onSuccess?.(result.right, ...input);
    return !E.isLeft(result);
  };
  return { state, failure, run };
}
