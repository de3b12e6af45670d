import { map, toUndefined, type Option } from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import type { ReactElement } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { parsePaidReference, readPublicDebt, type PublicDebt } from '../../../domain/paidReference';
import { ButtonLink } from '../../design/ButtonLink';
import { MantineArea } from '../../design/MantineArea';
import { routes } from '../../navigation/routes';
import { NotFoundPage } from '../../shell/NotFoundPage';
import { PaymentUnproven } from '../PaymentUnproven';
import { useReturnedPayment } from '../useReturnedPayment';
import styles from '../PublicPayment.module.css';
import type { ReturnType } from './paymentReturns';
import { ReturnConfirmed } from './ReturnConfirmed';
import { ReturnRefused } from './ReturnRefused';

/** What became of a payment of the public site, at `:type/:state?reference=…` (P2.30). The address alone proves nothing. */
export function PaymentReturnPage(): ReactElement {
  const { type = '', state } = useParams();
  const [search] = useSearchParams();
  const returned = useReturnedPayment(state);
  if (!isReturnType(type) || !returned) return <NotFoundPage />;
  const { isFree, isSuccess } = returned;
  const debt = toUndefined(readDebt(type, search.get('reference') ?? ''));
  return (
    <MantineArea>
      <div className={`tp-wide ${styles.page}`}>
        {!isSuccess ? (
          <ReturnRefused type={type} reference={debt?.reference} isFree={isFree} />
        ) : debt ? (
          <ReturnConfirmed key={debt.reference} type={type} debt={debt} returned={returned} />
        ) : (
          <PaymentUnproven
            advice={`Si vous venez de payer, ne payez pas une seconde fois\u202f: prenez d'abord contact avec nos équipes.`}
          >
            <ButtonLink to={routes.home}>{"Retour à l'accueil"}</ButtonLink>
          </PaymentUnproven>
        )}
      </div>
    </MantineArea>
  );
}

function isReturnType(type: string): type is ReturnType {
  return type === 'order' || type === 'cnp' || type === 'invoice' || type === 'mobile';
}

/** The mobile application does not say what its reference is one of. */
function readDebt(type: ReturnType, raw: string): Option<PublicDebt> {
  if (type === 'mobile') return readPublicDebt(raw);
  return pipe(
    parsePaidReference(type, raw),
    map((reference) => ({ type, reference })),
  );
}
