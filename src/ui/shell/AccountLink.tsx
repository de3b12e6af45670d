import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { userIcon } from '../../../generated/shellIcons';
import { buttonClass } from '../design/controls/buttonClass';
import { Icon } from '../design/icon/Icon';
import styles from './PublicLayout.module.css';

interface AccountLinkProps {
  readonly to: string;
  readonly children: string;
}

/** The header's button to the private areas; on a phone, an icon with a hidden name. */
export function AccountLink({ to, children }: AccountLinkProps): ReactElement {
  return (
    <Link to={to} className={`${buttonClass('primary')} ${styles.account}`}>
      <Icon of={userIcon} />
      <span>{children}</span>
    </Link>
  );
}
