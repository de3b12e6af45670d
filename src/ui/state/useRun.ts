import { isLeft, type Either } from 'fp-ts/Either';
import { useRef, useState } from 'react';
import type { AppThunk } from '../../application/kernel/AppThunk';
import type { AppState } from '../../application/store';
import type { AsyncState } from '../design/AsyncButton';
import { useAppDispatch } from './appHooks';

interface Run<Input extends readonly unknown[], Failure> {
  /** For the button that starts it. */
  readonly state: AsyncState;
  /** Why the last run failed, until the next one, for a screen that says so itself. */
  readonly failure: Failure | undefined;
  /** Answers whether it went well. */
  readonly run: (...input: Input) => Promise<boolean>;
}

/**
 * Runs a use case from a component. While one is under way another is not started, however soon it is asked for. `onSuccess` is
 * for a screen that shows what it brought.
 */
export function useRun<Input extends readonly unknown[], Failure, Output>(
  start: (...input: Input) => AppThunk<Promise<Either<Failure, Output>>, AppState>,
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
    if (isLeft(result)) setFailure(() => result.left);
    setState(isLeft(result) ? 'fail' : 'success');
    if (!isLeft(result)) onSuccess?.(result.right, ...input);
    return !isLeft(result);
  };
  return { state, failure, run };
}
