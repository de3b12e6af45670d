import type { ReactElement, ReactNode } from 'react';
import { MantineArea } from '../design/MantineArea';
import { PageHeading } from '../design/PageHeading';
import styles from './AccountPanel.module.css';

interface AccountPanelProps {
  readonly heading: string;
  readonly children: ReactNode;
}

/** The panel of the account's pages: sign-in, sign-up, lost password, first connection (P2.23). */
export function AccountPanel({ heading, children }: AccountPanelProps): ReactElement {
  return (
    <MantineArea>
      <div className={styles.panel}>
        <PageHeading>{heading}</PageHeading>
        {children}
      </div>
    </MantineArea>
  );
}
