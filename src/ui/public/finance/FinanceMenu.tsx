import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import styles from './Finance.module.css';
import { financePages } from './financePages';

/** From one finance page to the others. */
export function FinanceMenu({ current }: { readonly current: string }): ReactElement {
  return (
    <nav aria-label="Finances" className={styles.menu}>
      {financePages.map(({ path, heading }) => (
        <Link key={path} to={path} aria-current={path === current ? 'page' : undefined}>
          {heading}
        </Link>
      ))}
    </nav>
  );
}
