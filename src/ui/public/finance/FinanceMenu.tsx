import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { DocumentListName } from '../../../domain/publicSite/publicSite';
import content from '../../design/plain/Content.module.css';
import { routes } from '../../navigation/routes';
import { financeLists, financePages } from './financePages';

/** Links from one finance page to the others. */
export function FinanceMenu({ current }: { readonly current: DocumentListName }): ReactElement {
  return (
    <nav aria-label="Finances" className={content.chips}>
      {financeLists.map((list) => (
        <Link key={list} to={routes[list]} aria-current={list === current ? 'page' : undefined}>
          {financePages[list].heading}
        </Link>
      ))}
    </nav>
  );
}
