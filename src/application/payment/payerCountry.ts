import { parseCountry, type Country } from '../../domain/basis/country';
import type { AppThunk } from '../kernel/AppThunk';

/** The country that a payer has chosen in this visit (P7.19); null before. */
export function recallPayerCountry(): AppThunk<Country | null> {
  return (_dispatch, _getState, { browser }) => parseCountry(String(browser.payerCountry.read()));
}

/** Stores it across reloads and the bank's page, until a sign-out. */
export function keepPayerCountry(country: Country): AppThunk {
  return (_dispatch, _getState, { browser }) => browser.payerCountry.write(country);
}
