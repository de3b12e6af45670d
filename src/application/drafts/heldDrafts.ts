import { asRecord } from '../../domain/basis/asRecord';
import type { FieldValues } from '../../domain/basis/parseFields';
import { readFieldValues } from '../../domain/basis/readFieldValues';
import type { AppThunk } from '../kernel/AppThunk';

/**
 * The draft that a form had before the page was loaded again, once; null without one, or if the form has
 * other fields than `model` now.
 */
export function takeHeldDraft<Values extends FieldValues>(
  name: string,
  model: Values,
): AppThunk<Values | null> {
  return (_dispatch, _getState, { browser: { heldDrafts } }) => {
    const { [name]: found, ...others } = asRecord(heldDrafts.read());
    if (found === undefined) return null;
    if (Object.keys(others).length === 0) heldDrafts.clear();
    else heldDrafts.write(others as Readonly<Record<string, FieldValues>>);
    return readFieldValues(found, model);
  };
}
