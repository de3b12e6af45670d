import type { ReactElement } from 'react';
import layout from '../../ordering/OrderLayout.module.css';
import page from './PurchasePage.module.css';

const PREPARATION =
  'Sept étapes, environ cinq minutes : ayez votre IBAN et votre RIB sous la main.';
const READING_ORDER = 'Nous relisons votre commande.';

interface PurchaseSkeletonProps {
  /** A new purchase, whose skeleton the build paints; otherwise an order is read. */
  readonly isNew?: boolean;
}

/** Skeleton of a step and of the price, while the plans or the order load (P2.22). */
export function PurchaseSkeleton({ isNew = false }: PurchaseSkeletonProps): ReactElement {
  return (
    <>
      <span role="status" className="tp-hidden">
        Chargement en cours…
      </span>
      <p className={page.progressShape}>{isNew ? PREPARATION : READING_ORDER}</p>
      <div className={`${layout.layout} ${page.columns}`}>
        <div className={`${layout.card} ${layout.stepShape}`} />
        <div className={`${layout.card} ${layout.priceShape}`} />
      </div>
    </>
  );
}
