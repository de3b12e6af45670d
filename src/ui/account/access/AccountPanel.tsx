import type { ReactElement, ReactNode } from 'react';
import { words } from './access.words.fr';
import { Icon } from '../../design/icon/Icon';
import { OperatorLogo } from '../../design/page/OperatorLogo';
import { PageHeading } from '../../design/page/PageHeading';
import { operator } from '../../operator';
import styles from './AccountPanel.module.css';
import { accountGuides, type AccountGuide } from './accountGuides';

interface AccountPanelProps {
  /** By default the title in the table of routes. */
  readonly heading?: string;
  /** The words beside the form. */
  readonly guide: AccountGuide;
  /** Number of its points that are past: they are not shown. */
  readonly past?: number;
  readonly children: ReactNode;
}

/**
 * The panel of the account pages: sign-in, sign-up, lost password, first connection (P2.23). The operator's
 * name is beside the form on a wide screen and above it on a narrow one; on a phone the header has it. The
 * heading comes first in the document.
 */
export function AccountPanel({
  heading,
  guide,
  past = 0,
  children,
}: AccountPanelProps): ReactElement {
  const { title, points } = accountGuides[guide];
  return (
    <div className={styles.panel}>
      <div className={styles.form}>
        {heading === undefined ? <PageHeading /> : <PageHeading>{heading}</PageHeading>}
        {children}
      </div>
      <p className={`tp-from-sm ${styles.brand}`}>
        <OperatorLogo size={48} />
        <span>
          <b>{operator.name}</b>
          <br />
          <span>{words.panel.area}</span>
        </span>
      </p>
      <div className={styles.guide}>
        <h2>{title}</h2>
        <ul>
          {points.slice(past).map(({ icon, text }) => (
            <li key={text}>
              <Icon of={icon} size={24} />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
