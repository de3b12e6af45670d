import type { ReactElement } from 'react';
import layout from '../../ordering/OrderLayout.module.css';
import page from './PurchasePage.module.css';

/** Skeleton of a step and of the price, while the plans or the order load (P2.22). */
export function PurchaseSkeleton(): ReactElement {
  return (
    <>
      <span role="status" className="tp-hidden">
        Chargement en cours…
      </span>
      <div className={page.progressShape} />
      <div className={`${layout.layout} ${page.columns}`}>
        <div className={`${layout.card} ${layout.stepShape}`} />
        <div className={`${layout.card} ${layout.priceShape}`} />
      </div>
    </>
  );
}
