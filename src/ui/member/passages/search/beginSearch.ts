import { asRecord } from '../../../../domain/basis/asRecord';
import type { AppThunk } from '../../../../application/kernel/AppThunk';
import { currentTime } from '../../../../application/kernel/currentTime';
import { beginPassages } from '../../../../application/passage/listPassages';
import { recallPageSize } from '../../../../application/passage/pageSize';
import { readPassageSearch } from './passageSearch';

/**
 * Starts the search of an address. Not that of a badge, in the address or in the history: which badges there
 * are is not known yet.
 */
export function beginSearch(search: string): AppThunk<Promise<unknown>> {
  return (dispatch) => {
    const address = new URLSearchParams(search);
    const { usr } = asRecord(window.history.state);
    if (address.has('badge') || (usr ?? null) !== null) return Promise.resolve();
    const now = dispatch(currentTime());
    const rememberedSize = dispatch(recallPageSize());
    return dispatch(
      beginPassages(readPassageSearch(address, { now, badgeReference: null, rememberedSize })),
    );
  };
}
