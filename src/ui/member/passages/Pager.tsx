import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { formatCount } from '../../../domain/formatCount';
import { pageNumbers } from './pageNumbers';
import styles from './Pager.module.css';

interface PagerProps {
  readonly page: number;
  readonly size: number;
  readonly total: number;
  readonly totalPages: number;
  readonly addressOf: (page: number) => { readonly search: string };
}

/** « 1 à 100 sur 1 080 », and links to the other pages, the first and the last always among them. */
export function Pager(props: PagerProps): ReactElement {
  const { page, size, total, totalPages, addressOf } = props;
  const first = (page - 1) * size + 1;
  return (
    <nav className={styles.pager} aria-label="Pagination">
      <p className={styles.range}>
        <span>
          {formatCount(first)} à {formatCount(Math.min(total, first + size - 1))}
        </span>{' '}
        <span>sur {formatCount(total)}</span>
      </p>
      {totalPages > 1 && (
        <ul className={styles.pages}>
          <Turn
            addressOf={addressOf}
            to={page === 1 ? null : page - 1}
            name="Page précédente"
            sign="‹"
          />
          {pageNumbers(page, totalPages).map((number, place) =>
            number === null ? (
              <li key={`gap ${String(place)}`} className={styles.gap}>
                …
              </li>
            ) : (
              <li key={number} className={styles.number}>
                <Link
                  to={addressOf(number)}
                  aria-label={`Page ${String(number)}`}
                  aria-current={number === page ? 'page' : undefined}
                >
                  {number}
                </Link>
              </li>
            ),
          )}
          <Turn
            addressOf={addressOf}
            to={page === totalPages ? null : page + 1}
            name="Page suivante"
            sign="›"
          />
        </ul>
      )}
    </nav>
  );
}

interface TurnProps extends Pick<PagerProps, 'addressOf'> {
  /** null when there is no such page. */
  readonly to: number | null;
  readonly name: string;
  readonly sign: string;
}

function Turn({ to, name, sign, addressOf }: TurnProps): ReactElement {
  return (
    <li>
      {to === null ? (
        <span className={styles.off} aria-hidden="true">
          {sign}
        </span>
      ) : (
        <Link to={addressOf(to)} aria-label={name}>
          {sign}
        </Link>
      )}
    </li>
  );
}
