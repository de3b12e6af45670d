import {
  readKeptPlates,
  readPaidNotice,
  withPaidNotice,
  type PaidNotice,
} from '../../domain/notice/keptPlates';
import { readPaymentRecords, shownRecord } from '../../domain/payment/paymentRecord';
import type { AppThunk } from '../kernel/AppThunk';
import { storedUsername } from '../kernel/storedSession';
import type { BrowserPorts } from '../ports/Ports';
import type { AppState } from '../store';
import { storePlates } from './myPlates';

/** The notice that this tab has paid and the server has confirmed; null for any other reference. */
export function recallPaidNotice(reference: string): AppThunk<PaidNotice | null> {
  return (_dispatch, _getState, { browser }) => confirmedNotice(browser, reference);
}

/** Keeps the plate and the number of a confirmed payment, if « Mes plaques » is on. */
export function keepPaidNotice(reference: string): AppThunk<void, AppState> {
  return (dispatch, _getState, { browser }) => {
    const kept = readKeptPlates(browser.plates.read());
    const paid = confirmedNotice(browser, reference);
    if (kept !== null && paid !== null) dispatch(storePlates(withPaidNotice(kept, paid)));
  };
}

function confirmedNotice(browser: BrowserPorts, reference: string): PaidNotice | null {
  const records = readPaymentRecords(browser.paymentRecords.read());
  const record = shownRecord(records, reference, storedUsername(browser));
  return record?.payer && record.confirmedAt !== null
    ? readPaidNotice(record.payer.plate, reference)
    : null;
}
