import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { arrowLeftIcon } from '../../../../generated/icons';
import { Icon } from '../../design/icon/Icon';
import styles from './BackLink.module.css';

interface BackLinkProps {
  readonly to: string;
  readonly children: string;
}

/** Above the heading of a page about one thing: back to the list of them. */
export function BackLink({ to, children }: BackLinkProps): ReactElement {
  return (
    <Link to={to} className={`tp-screen ${styles.back}`}>
      <Icon of={arrowLeftIcon} />
      <span>{children}</span>
    </Link>
  );
}
