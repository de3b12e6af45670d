import { asRecord } from '../../domain/basis/asRecord';
import type { FieldValues } from '../../domain/basis/parseFields';
import type { AppThunk } from '../kernel/AppThunk';

/** Holds a draft while the visitor is on a page of another site: the bank's page unloads this one. */
export function holdDraft(name: string, values: FieldValues): AppThunk {
  return (_dispatch, _getState, { browser: { heldDrafts } }) => {
    const others = asRecord(heldDrafts.read()) as Readonly<Record<string, FieldValues>>;
    heldDrafts.write({ ...others, [name]: values });
  };
}
