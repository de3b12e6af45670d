import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { words } from '../../shell/shell.words.fr';
import { userIcon } from '../../../../generated/shellIcons';
import { selectSession } from '../../../application/account/sessionSlice';
import { onlyScope } from '../../../domain/account/accessToken';
import { buttonClass } from '../../design/controls/buttonClass';
import { Icon } from '../../design/icon/Icon';
import { routes } from '../../navigation/routes';
import { useAppSelector } from '../../state/appHooks';
import styles from './PublicFrame.module.css';

/**
 * The header's button to the private areas: to the sign-in without a token, to the dashboard with one (P6.6).
 * A token that opens the free-ramp area only leads there. On a phone, an icon with a hidden name.
 */
export function AccountLink(): ReactElement {
  const state = useAppSelector(selectSession);
  const isSignedIn = state.status !== 'anonymous';
  const home =
    isSignedIn && onlyScope(state.session) === 'FREE' ? routes.freeRamp : routes.dashboard;
  return (
    <Link
      to={isSignedIn ? home : routes.signIn}
      className={`${buttonClass('primary')} ${styles.account}`}
    >
      <Icon of={userIcon} />
      <span>{isSignedIn ? words.account : words.signIn}</span>
    </Link>
  );
}
