import { asRecord } from '../../domain/basis/asRecord';
import type { FieldValues } from '../../domain/basis/parseFields';
import type { AppThunk } from '../kernel/AppThunk';
import { storedUsername } from '../kernel/storedSession';
import type { HeldDraft } from '../ports/device/HeldDrafts';

/** Holds a draft while the visitor is on a page of another site: the bank's page unloads this one. */
export function holdDraft(name: string, values: FieldValues): AppThunk {
  return (_dispatch, _getState, { browser }) => {
    const others = asRecord(browser.heldDrafts.read()) as Readonly<Record<string, HeldDraft>>;
    const draft = { owner: storedUsername(browser), values };
    browser.heldDrafts.write({ ...others, [name]: draft });
  };
}
