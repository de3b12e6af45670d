import { isLeft, type Either } from 'fp-ts/Either';
import { useRef, useState } from 'react';
import type { AppThunk } from '../../application/kernel/AppThunk';
import type { AsyncState } from '../design/AsyncButton';
import { useAppDispatch } from './appHooks';

interface Run<Input extends readonly unknown[], Failure, Output> {
  /** For the button that starts it. */
  readonly state: AsyncState;
  /** Why the last run failed, until the next one, for a screen that says so itself. */
  readonly failure: Failure | undefined;
  /** What the last run brought, until the next one. */
  readonly output: Output | undefined;
  /** Answers whether it went well. */
  readonly run: (...input: Input) => Promise<boolean>;
}

/** Runs a use case from a component. While one is under way another is not started, however soon it is asked for. */
export function useRun<Input extends readonly unknown[], Failure, Output>(
  start: (...input: Input) => AppThunk<Promise<Either<Failure, Output>>>,
): Run<Input, Failure, Output> {
  const dispatch = useAppDispatch();
  const [state, setState] = useState<AsyncState>('idle');
  const [failure, setFailure] = useState<Failure>();
  const [output, setOutput] = useState<Output>();
  const isUnderWay = useRef(false);
  const run = async (...input: Input): Promise<boolean> => {
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    setState('loading');
    setFailure(undefined);
    setOutput(undefined);
    const result = await dispatch(start(...input));
    isUnderWay.current = false;
    if (isLeft(result)) setFailure(() => result.left);
    else setOutput(() => result.right);
    setState(isLeft(result) ? 'fail' : 'success');
    return !isLeft(result);
  };
  return { state, failure, output, run };
}
