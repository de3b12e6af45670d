import { useState, type ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { currentTime } from '../../../application/kernel/currentTime';
import type { Badge } from '../../../domain/badge/badge';
import type { Invoice } from '../../../domain/invoice/invoice';
import { invoicePeriod } from '../../../domain/invoice/invoicePeriod';
import { shownDays } from '../../../domain/passage/passagePeriod';
import { passagesAddress } from '../../navigation/passagesAddress';
import { useAppDispatch } from '../../state/appHooks';
import { theInvoice } from './invoiceWords';
import { tripsWords } from './tripsWords';

interface InvoiceTripsProps {
  readonly invoice: Invoice;
  /** Every document of its contract. */
  readonly documents: readonly Invoice[];
  /** The badges of its contract: an only one is searched for. */
  readonly badges: readonly Badge[];
}

/** The months whose trips a document lists, leading to those that are still shown (M9.2). */
export function InvoiceTrips({ invoice, documents, badges }: InvoiceTripsProps): ReactElement {
  const dispatch = useAppDispatch();
  const [now] = useState(() => dispatch(currentTime()));
  const period = invoicePeriod(invoice, documents);
  const shown = shownDays(period, now);
  const words = tripsWords(period);
  if (shown === null) return <span>{words}</span>;
  const [only] = badges;
  return (
    <Link to={passagesAddress(shown, badges.length === 1 ? only?.reference : undefined)}>
      <span>{words}</span>
      <span className="tp-hidden">{` (${theInvoice(invoice)})`}</span>
    </Link>
  );
}
