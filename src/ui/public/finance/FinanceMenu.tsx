import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { words } from './words.fr';
import { words as titles } from '../../shell/publicTitles.words.fr';
import type { DocumentListName } from '../../../domain/publicSite/publicSite';
import content from '../../design/page/Content.module.css';
import { routes } from '../../navigation/routes';
import { financeLists } from './financeLists';

/** Links from one finance page to the others. */
export function FinanceMenu({ current }: { readonly current: DocumentListName }): ReactElement {
  return (
    <nav aria-label={words.menu} className={`tp-screen ${content.chips}`}>
      {financeLists.map((list) => (
        <Link key={list} to={routes[list]} aria-current={list === current ? 'page' : undefined}>
          {titles[list]}
        </Link>
      ))}
    </nav>
  );
}
