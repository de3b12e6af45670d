import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { chevronRightIcon } from '../../../../../generated/icons';
import { Icon } from '../../../design/icon/Icon';
import styles from './Card.module.css';

interface MoreLinkProps {
  readonly to: string;
  readonly children: string;
}

/** From a card to the page that has the whole list. */
export function MoreLink({ to, children }: MoreLinkProps): ReactElement {
  return (
    <Link to={to} className={styles.more}>
      <span>{children}</span>
      <Icon of={chevronRightIcon} size={16} />
    </Link>
  );
}
