import { isRight, type Either } from 'fp-ts/Either';
import { useRef, useState } from 'react';
import type { AppThunk } from '../../application/kernel/AppThunk';
import type { AsyncState } from '../design/AsyncButton';
import { useAppDispatch } from '../state/appHooks';

interface Save<Input> {
  /** For the button that saves. */
  readonly state: AsyncState;
  /** Runs the use case, which says in a toast how it went. Answers whether it went well. */
  readonly save: (input: Input) => Promise<boolean>;
}

/** How the save of a form stands. While one is under way another is not started, however soon it is asked for. */
export function useSave<Input>(
  run: (input: Input) => AppThunk<Promise<Either<unknown, unknown>>>,
): Save<Input> {
  const dispatch = useAppDispatch();
  const [state, setState] = useState<AsyncState>('idle');
  const isUnderWay = useRef(false);
  const save = async (input: Input): Promise<boolean> => {
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    setState('loading');
    const isSaved = isRight(await dispatch(run(input)));
    isUnderWay.current = false;
    setState(isSaved ? 'success' : 'fail');
    return isSaved;
  };
  return { state, save };
}
