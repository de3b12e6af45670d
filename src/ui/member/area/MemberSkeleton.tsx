import type { ReactElement, ReactNode } from 'react';
import { DelayedSkeleton } from '../../design/loading/DelayedSkeleton';
import { LoadingHeading } from '../../design/loading/LoadingHeading';
import type { PageShape } from '../../navigation/routes';
import grids from './Grids.module.css';
import styles from './MemberSkeleton.module.css';

/** Skeleton of a page of the subscriber area, h1 included, in the shape of the page. */
export function MemberSkeleton({
  shape = 'text',
}: {
  readonly shape: PageShape | undefined;
}): ReactElement {
  return (
    <div className="tp-page-skeleton">
      <LoadingHeading />
      <DelayedSkeleton height={80}>
        <rect y="4" width="16rem" height="28" rx="8" />
        <rect y="52" width="55%" height="16" rx="8" />
      </DelayedSkeleton>
      {parts[shape]}
    </div>
  );
}

const block = <rect width="100%" height="100%" rx="10" />;

const parts: Readonly<Record<PageShape, ReactNode>> = {
  board: (
    <>
      <div className={grids.tiles}>{blocks(74, 3)}</div>
      <div className={grids.board}>{blocks(305, 2)}</div>
      <div className={`${grids.grid} ${styles.facts}`}>{blocks(240, 3)}</div>
    </>
  ),
  facts: <div className={`${grids.grid} ${styles.facts}`}>{blocks(368, 3)}</div>,
  twoCards: <div className={`${grids.grid} ${styles.facts}`}>{blocks(368, 2)}</div>,
  form: (
    <div className={styles.form}>
      <div>
        <DelayedSkeleton height={344}>
          {[0, 92, 184].map((top) => (
            <g key={top}>
              <rect y={top} width="40%" height="16" rx="8" />
              <rect y={top + 26} width="100%" height="44" rx="8" />
            </g>
          ))}
          <rect y="300" width="8rem" height="44" rx="8" />
        </DelayedSkeleton>
      </div>
      {blocks(320, 1)}
    </div>
  ),
  rows: (
    <div className={styles.list}>
      <div className={`${grids.grid} ${styles.rows}`}>{blocks(44, 9)}</div>
      <div className={`${grids.grid} ${styles.cards}`}>{blocks(124, 5)}</div>
    </div>
  ),
  table: (
    <div className={styles.table}>
      <div className={`${grids.grid} ${styles.rows}`}>{blocks(44, 9)}</div>
      <div className={`${grids.grid} ${styles.cards}`}>{blocks(190, 6)}</div>
    </div>
  ),
  text: blocks(352, 1),
};

function blocks(height: number, count: number): ReactNode {
  return Array.from({ length: count }, (_, index) => (
    <DelayedSkeleton key={index} height={height}>
      {block}
    </DelayedSkeleton>
  ));
}
