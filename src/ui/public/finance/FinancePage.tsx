import type { ReactElement } from 'react';
import { useLocation, Link } from 'react-router-dom';
import { words } from './words.fr';
import { words as titles } from '../../shell/publicTitles.words.fr';
import type { PublicDocument } from '../../../domain/publicSite/publicDocument';
import type { DocumentListName } from '../../../domain/publicSite/publicSite';
import { isSamePath } from '../../../domain/basis/siteAddress';
import content from '../../design/page/Content.module.css';
import { PageHeading } from '../../design/page/PageHeading';
import finance from '../../design/scenes/finance.svg';
import { addressesOf, routes } from '../../navigation/routes';
import { Beside, ContentFrame, ContentHead } from '../frame/ContentFrame';
import { InFrench } from '../frame/InFrench';
import { Published } from '../frame/Published';
import { PublishedList } from '../frame/PublishedList';
import { AgendaList } from './AgendaList';
import { DocumentList } from './DocumentList';
import { NextDates } from './NextDates';
import { ReportYears } from './ReportYears';

/** In the order of the menu. Each list needs its line; the route of its page has its name (P2.5, P2.6). */
const menu: Readonly<Record<DocumentListName, true>> = {
  agenda: true,
  reports: true,
  statements: true,
  assembly: true,
  publicOffer: true,
  marketTransfer: true,
};
const financeLists = Object.keys(menu) as readonly DocumentListName[];

/** One of the finance pages, by its address (P2.5, P2.6). */
export function FinancePage(): ReactElement | null {
  const { pathname } = useLocation();
  const list = financeLists.find((one) =>
    addressesOf(one).some((address) => isSamePath(address, pathname)),
  );
  if (list === undefined) return null;
  const lead = words.leads[list];
  return (
    <ContentFrame>
      <ContentHead scene={finance} lead={lead}>
        <PageHeading key={list} description={lead} canonicalPath={routes[list]}>
          {titles[list]}
        </PageHeading>
      </ContentHead>

      <FinanceMenu current={list} />
      <InFrench />
      <Published>
        {({ documents }) => (
          <div className={content.section}>
            <Beside aside={<NextDates list={list} agenda={documents.agenda} />}>
              <PublishedList items={documents[list]}>
                {(items) => <Documents key={list} list={list} documents={items} />}
              </PublishedList>
            </Beside>
          </div>
        )}
      </Published>
    </ContentFrame>
  );
}

interface DocumentsProps {
  readonly list: DocumentListName;
  readonly documents: readonly PublicDocument[];
}

/** The agenda and the reports have their own order. */
function Documents({ list, documents }: DocumentsProps): ReactElement {
  if (list === 'agenda') return <AgendaList documents={documents} />;
  if (list === 'reports') return <ReportYears documents={documents} />;
  return <DocumentList documents={documents} />;
}

/** Links from one finance page to the others. */
function FinanceMenu({ current }: { readonly current: DocumentListName }): ReactElement {
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
