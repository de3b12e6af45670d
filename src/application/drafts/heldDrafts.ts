import { isForeign } from '../../domain/basis/isForeign';
import { asRecord } from '../../domain/basis/asRecord';
import type { FieldValues } from '../../domain/basis/parseFields';
import { readFieldValues } from '../../domain/basis/readFieldValues';
import type { AppThunk } from '../kernel/AppThunk';
import { storedUsername } from '../kernel/storedSession';
import type { HeldDraft } from '../ports/device/HeldDrafts';

/**
 * The draft that a form had before the page was loaded again, with its owner, once; null without one, if
 * another person typed it, or if the form has other fields than `model` now.
 */
export function takeHeldDraft<Values extends FieldValues>(
  name: string,
  model: Values,
): AppThunk<{ readonly owner: string | null; readonly values: Values } | null> {
  return (_dispatch, _getState, { browser }) => {
    const { heldDrafts } = browser;
    const { [name]: found, ...others } = asRecord(heldDrafts.read());
    if (found === undefined) return null;
    if (Object.keys(others).length === 0) heldDrafts.clear();
    else heldDrafts.write(others as Readonly<Record<string, HeldDraft>>);
    const { owner, values } = asRecord(found);
    if (owner !== null && typeof owner !== 'string') return null;
    const read = isForeign(owner, storedUsername(browser)) ? null : readFieldValues(values, model);
    return read && { owner, values: read };
  };
}
