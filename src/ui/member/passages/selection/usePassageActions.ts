import { notified } from '../../../../application/kernel/notified';
import { exportPassages } from '../../../../application/passage/exportPassages';
import { printPassages } from '../../../../application/passage/printPassages';
import { selectedIds, type Selection } from '../../../../domain/basis/selection';
import type { AsyncState } from '../../../design/controls/AsyncButton';
import { useAppDispatch } from '../../../state/appHooks';
import { useRun } from '../../../state/useRun';

export interface PassageActions {
  readonly exportState: AsyncState;
  readonly exportCsv: () => void;
  readonly print: () => void;
}

/** Exports or prints the selection; if it is empty, a toast reports it (M5.28). */
export function usePassageActions(selection: Selection): PassageActions {
  const dispatch = useAppDispatch();
  const { state: exportState, run: runExport } = useRun(exportPassages);

  const withIds = (act: (ids: readonly number[]) => void): void => {
    const ids = selectedIds(selection);
    if (ids === null) dispatch(notified({ kind: 'passages/nothing-selected' }));
    else act(ids);
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
