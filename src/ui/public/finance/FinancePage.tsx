import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
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
        {({ documents }) => {
          switch (list) {
            case 'agenda':
              return <AgendaList documents={documents.agenda} />;
            case 'reports':
              return <ReportYears documents={documents.reports} />;
            default:
              return <DocumentList key={path} documents={documents[list]} />;
          }
        }}
      </Published>
    </ContentFrame>
  );
}
