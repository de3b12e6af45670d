import { Box, Pagination } from '@mantine/core';
import '@mantine/core/styles/Pagination.layer.css';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { formatCount } from '../../../words/format.fr';
import styles from './Pager.module.css';

interface PagerProps {
  readonly page: number;
  readonly size: number;
  readonly total: number;
  readonly totalPages: number;
  readonly addressOf: (page: { readonly page: number }) => { readonly search: string };
}

/** « 1 à 100 sur 1 080 », and links to pages, always with the first and the last. */
export function Pager(props: PagerProps): ReactElement {
  const { page, size, total, totalPages, addressOf } = props;
  const first = (page - 1) * size + 1;
  const linkTo = (number: number, name: string): object => ({
    component: Link,
    to: addressOf({ page: number }),
    'aria-label': name,
  });
  /** A button without an action at the ends, where Mantine disables it. */
  const turnTo = (number: number, name: string): object =>
    number < 1 || number > totalPages ? { 'aria-label': name } : linkTo(number, name);
  return (
    <nav className={`tp-screen tp-numbers ${styles.pager}`} aria-label="Pagination">
      <Box component="p" c="dimmed" fz="sm">
        {`${formatCount(first)} à ${formatCount(Math.min(total, first + size - 1))} sur ${formatCount(total)}`}
      </Box>
      {totalPages > 1 && (
        <Pagination
          size="xl"
          gap={4}
          classNames={{ control: styles.control }}
          total={totalPages}
          value={page}
          getItemProps={(number) => linkTo(number, `Page ${String(number)}`)}
          getControlProps={(control) =>
            control === 'previous'
              ? turnTo(page - 1, 'Page précédente')
              : turnTo(page + 1, 'Page suivante')
          }
        />
      )}
    </nav>
  );
}
