import { isNone } from 'fp-ts/Option';
import { notified } from '../../../application/kernel/notified';
import { exportPassages } from '../../../application/member/exportPassages';
import { printPassages } from '../../../application/member/printPassages';
import { selectedIds, type Selection } from '../../../domain/selection';
import type { AsyncState } from '../../design/AsyncButton';
import { useAppDispatch } from '../../state/appHooks';
import { useRun } from '../../state/useRun';

export interface PassageActions {
  readonly exportState: AsyncState;
  readonly exportCsv: () => void;
  readonly print: () => void;
}

/** Exports or prints what is ticked; with nothing ticked, a toast says so (M5.28). */
export function usePassageActions(selection: Selection): PassageActions {
  const dispatch = useAppDispatch();
  const { state: exportState, run: runExport } = useRun(exportPassages);

  const withIds = (act: (ids: readonly number[]) => void): void => {
    const ids = selectedIds(selection);
    if (isNone(ids)) dispatch(notified({ kind: 'passages/nothing-selected' }));
    else act(ids.value);
  };

  return {
    exportState,
    exportCsv: () => {
      withIds((ids) => void runExport(ids));
    },
    print: () => {
      withIds((ids) => void dispatch(printPassages(ids)));
    },
  };
}
