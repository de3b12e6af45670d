import { toUndefined } from 'fp-ts/Option';
import type { ReactElement } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { parsePaidReference, type MemberPaymentType } from '../../../domain/paidReference';
import { NotFoundPage } from '../../shell/NotFoundPage';
import { PaymentConfirmation } from './PaymentConfirmation';
import { PaymentRefused } from './PaymentRefused';
import { PaymentUnproven } from './PaymentUnproven';

/** What became of a card payment, at `:type/:state?reference=…` (M2.17). The address alone proves nothing (M4.6). */
export function CheckoutPage(): ReactElement {
  const { type = '', state } = useParams();
  const [search] = useSearchParams();
  if (!isMemberPayment(type) || (state !== 'success' && state !== 'fail')) return <NotFoundPage />;
  const reference = toUndefined(parsePaidReference(type, search.get('reference') ?? ''));
  if (state === 'fail') return <PaymentRefused type={type} reference={reference} />;
  if (reference === undefined) return <PaymentUnproven />;
  return <PaymentConfirmation key={reference} type={type} reference={reference} />;
}

function isMemberPayment(type: string): type is MemberPaymentType {
  return type === 'badge' || type === 'invoice';
}
