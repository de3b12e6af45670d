import { Suspense, useEffect, type ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { words as titles } from '../../shell/publicTitles.words.fr';
import { words } from '../flow.words.fr';
import { followPurchase } from '../../../application/purchase/keepPurchase';
import { selectKeptPurchase } from '../../../application/purchase/purchaseSlice';
import { parseOrderReference } from '../../../domain/payment/orderReference';
import { Fetched } from '../../design/loading/Fetched';
import { PageHeading } from '../../design/page/PageHeading';
import { readSigned } from '../../navigation/purchasePlace';
import { NotFoundPage } from '../../shell/NotFoundPage';
import { useAppDispatch, useAppSelector } from '../../state/appHooks';
import { useTariffs } from '../../state/useTariffs';
import { UnknownOrder } from './laterSteps';
import { NewPurchase } from './NewPurchase';
import { OrderedPurchasePart } from './OrderedPurchasePart';
import styles from './PurchasePage.module.css';
import { PurchaseSkeleton } from './PurchaseSkeleton';

/** The purchase of a subscription (P2.14): a new one, or an order at its signature or its payment. */
export function PurchasePage(): ReactElement {
  const { orderReference, state } = useParams();
  const isSigned = readSigned(state);
  if (isSigned === undefined) return <NotFoundPage />;
  return (
    <div className={`tp-wide ${styles.page}`}>
      <PageHeading description={words.description}>{titles.purchase}</PageHeading>
      <OpenPurchase typedReference={orderReference} isSigned={isSigned} />
    </div>
  );
}

interface OpenPurchaseProps {
  /** The value in the address. */
  readonly typedReference: string | undefined;
  readonly isSigned: boolean;
}

/** Rendered when the prices and the stored purchase are known (P2.22). */
function OpenPurchase({ typedReference, isSigned }: OpenPurchaseProps): ReactElement {
  const dispatch = useAppDispatch();
  const { tariffs, unreadable, retry } = useTariffs();
  const kept = useAppSelector(selectKeptPurchase);
  useEffect(() => dispatch(followPurchase()), [dispatch]);
  const skeleton = <PurchaseSkeleton isNew={typedReference === undefined} />;

  return (
    <Suspense fallback={skeleton}>
      <Fetched remote={tariffs} level={2} skeleton={skeleton} onRetry={retry}>
        {(published) => {
          if (kept === null) return skeleton;
          if (typedReference === undefined)
            return <NewPurchase kept={kept} tariffs={published} unreadable={unreadable} />;
          const reference = parseOrderReference(typedReference);
          if (reference === null) return <UnknownOrder reference={null} />;
          return (
            <OrderedPurchasePart
              key={reference}
              place={{ reference, isSigned }}
              kept={kept}
              tariffs={published}
            />
          );
        }}
      </Fetched>
    </Suspense>
  );
}
