import { asRecord } from '../../domain/basis/asRecord';
import type { FieldValues } from '../../domain/basis/parseFields';
import type { AppThunk } from '../kernel/AppThunk';
import { storedUsername } from '../kernel/storedSession';
import type { HeldDraft } from '../ports/device/HeldDrafts';

/**
 * Holds a draft while this document is left or loaded again. `owner`: who was signed in when it was begun; by
 * default whoever is now.
 */
export function holdDraft(
  name: string,
  values: FieldValues,
  owner: string | null = null,
): AppThunk {
  return (_dispatch, _getState, { browser }) => {
    const others = asRecord(browser.heldDrafts.read()) as Readonly<Record<string, HeldDraft>>;
    const draft = { owner: owner ?? storedUsername(browser), values };
    browser.heldDrafts.write({ ...others, [name]: draft });
  };
}
