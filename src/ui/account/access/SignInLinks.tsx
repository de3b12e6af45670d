import { Box } from '@mantine/core';
import type { ReactElement } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { words } from './access.words.fr';
import { badgeIcon, lockIcon, refundIcon } from '../../../../generated/icons';
import { TaskLink } from '../../design/controls/TaskLink';
import { routes } from '../../navigation/routes';
import { useCarriedState } from '../useCarriedState';
import styles from './AccountLinks.module.css';

/** The links below the sign-in form (P2.23), and the first connection of a subscriber (P2.29). */
export function SignInLinks({ email }: { readonly email: string }): ReactElement {
  const { state } = useLocation() as { state: unknown };
  const carried = useCarriedState()(email);
  return (
    <>
      <p className={styles.link}>
        <Link to={routes.lostPassword} state={carried}>
          {words.signIn.forgotten}
        </Link>
      </p>
      <div className={styles.links}>
        <h2>{words.signIn.others.title}</h2>
        <TaskLink
          to={routes.firstConnection}
          state={carried}
          icon={lockIcon}
          hint={words.signIn.others.firstConnectionHint}
        >
          {words.signIn.others.firstConnection}
        </TaskLink>
        {/* The state contains the page requested before the sign-in. */}
        <TaskLink
          to={routes.signUp}
          state={state}
          icon={refundIcon}
          hint={words.signIn.others.signUpHint}
        >
          {words.signIn.others.signUp}
        </TaskLink>
        <TaskLink
          to={routes.subscriptions}
          icon={badgeIcon}
          hint={words.signIn.others.subscribeHint}
        >
          {words.signIn.others.subscribe}
        </TaskLink>
      </div>
      <Box component="p" fz="sm" className={styles.link}>
        <Link to={routes.termsOfSale}>{words.signIn.termsOfSale}</Link>
      </Box>
    </>
  );
}
