import { Box } from '@mantine/core';
import type { ReactElement } from 'react';
import { words } from '../flow.words.fr';
import { LoadingStatus } from '../../design/loading/LoadingHeading';
import layout from '../../ordering/OrderLayout.module.css';
import page from './PurchasePage.module.css';

interface PurchaseSkeletonProps {
  /** A new purchase, whose skeleton the build paints; otherwise an order is read. */
  readonly isNew?: boolean;
}

/** Skeleton of a step and of the price, while the plans or the order load (P2.22). */
export function PurchaseSkeleton({ isNew = false }: PurchaseSkeletonProps): ReactElement {
  return (
    <>
      <LoadingStatus />
      <div className={page.progressShape} />
      <div className={layout.layout}>
        <div className={layout.main}>
          <div className={page.headingShape} />
          <Box component="p" c="dimmed">
            {isNew ? words.preparation : words.readingOrder}
          </Box>
          <div className={`${layout.card} ${layout.stepShape}`} />
        </div>
        <div className={`${layout.card} ${layout.priceShape}`} />
      </div>
    </>
  );
}
