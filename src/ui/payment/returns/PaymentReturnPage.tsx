import { useCallback, type ReactElement } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { words } from './words.fr';
import {
  parsePaidReference,
  readPublicDebt,
  type PublicDebt,
} from '../../../domain/payment/paidReference';
import { confirmPayment } from '../../../application/payment/confirmPayment';
import { ButtonLink } from '../../design/controls/ButtonLink';
import { routes } from '../../navigation/routes';
import { NotFoundPage } from '../../shell/NotFoundPage';
import { useAppDispatch } from '../../state/appHooks';
import { PaymentCheck } from '../PaymentCheck';
import { PaymentUnproven } from '../PaymentUnproven';
import { useReturnedPayment, type Returned } from '../useReturnedPayment';
import { ReturnDone } from './ReturnDone';
import styles from '../PublicPayment.module.css';
import { paymentReturns, type ReturnType } from './paymentReturns';
import { ReturnRefused } from './ReturnRefused';

/**
 * The result of a payment of the public site, at `:type/:state?reference=…` (P2.30). The address alone does
 * not prove a payment.
 */
export function PaymentReturnPage(): ReactElement {
  const { type = '', state } = useParams();
  const [search] = useSearchParams();
  const returned = useReturnedPayment(state);
  if (!isReturnType(type) || !returned) return <NotFoundPage />;
  const { isFree, isSuccess } = returned;
  const debt = readDebt(type, search.get('reference') ?? '');
  return (
    <div className={`tp-wide ${styles.page}`}>
      {!isSuccess ? (
        <ReturnRefused type={type} reference={debt?.reference} isFree={isFree} />
      ) : debt ? (
        <ReturnConfirmed key={debt.reference} type={type} debt={debt} returned={returned} />
      ) : (
        <PaymentUnproven advice={words.unproven}>
          <ButtonLink to={routes.home}>{words.backHome}</ButtonLink>
        </PaymentUnproven>
      )}
    </div>
  );
}

function isReturnType(type: string): type is ReturnType {
  return type === 'order' || type === 'cnp' || type === 'invoice' || type === 'mobile';
}

/** The mobile application does not send the type of its reference. */
function readDebt(type: ReturnType, raw: string): PublicDebt | null {
  if (type === 'mobile') return readPublicDebt(raw);
  const reference = parsePaidReference(type, raw);
  return reference && { type, reference };
}

interface ReturnConfirmedProps {
  readonly type: ReturnType;
  readonly debt: PublicDebt;
  readonly returned: Returned;
}

/**
 * Confirms the payment with the server before the page reports success (decision on the two result families).
 */
function ReturnConfirmed({ type, debt, returned }: ReturnConfirmedProps): ReactElement {
  const dispatch = useAppDispatch();
  const { type: paid, reference } = debt;
  const { isFree, bankReturn } = returned;
  const confirm = useCallback(
    (onAskingAgain: () => void) =>
      dispatch(confirmPayment({ type: paid, reference, isFree, bankReturn, onAskingAgain })),
    [dispatch, paid, reference, isFree, bankReturn],
  );
  const { failure } = paymentReturns(type, reference);
  return (
    <PaymentCheck reference={reference} isFree={isFree} confirm={confirm} failureAddress={failure}>
      <ReturnDone type={type} paid={paid} reference={reference} isFree={isFree} />
    </PaymentCheck>
  );
}
