import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import type { PublicDocument } from '../../../domain/publicDocument';
import type { DocumentList as DocumentListName } from '../../../domain/publicSite';
import { sitePath } from '../../../domain/siteAddress';
import { PageHeading } from '../../design/PageHeading';
import { ContentFrame, ContentLead } from '../ContentFrame';
import { Published } from '../Published';
import { AgendaList } from './AgendaList';
import { DocumentList } from './DocumentList';
import { FinanceMenu } from './FinanceMenu';
import { addressesOf, financePages } from './financePages';
import { ReportYears } from './ReportYears';

/** One of the finance pages, by its address (P2.5, P2.6). */
export function FinancePage(): ReactElement | null {
  const { pathname } = useLocation();
  const screen = financePages.find((one) => addressesOf(one).includes(sitePath(pathname)));
  if (screen === undefined) return null;
  const { path, list, heading, lead } = screen;
  return (
    <ContentFrame>
      <PageHeading key={path} description={lead} canonicalPath={path}>
        {heading}
      </PageHeading>
      <ContentLead>{lead}</ContentLead>
      <FinanceMenu current={path} />
      <Published>
        {({ documents }) => <Documents key={path} list={list} documents={documents[list]} />}
      </Published>
    </ContentFrame>
  );
}

interface DocumentsProps {
  readonly list: DocumentListName;
  readonly documents: readonly PublicDocument[];
}

/** The agenda and the reports have an order of their own. */
function Documents({ list, documents }: DocumentsProps): ReactElement {
  if (list === 'agenda') return <AgendaList documents={documents} />;
  if (list === 'reports') return <ReportYears documents={documents} />;
  return <DocumentList documents={documents} />;
}
