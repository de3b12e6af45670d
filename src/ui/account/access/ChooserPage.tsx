import { Box } from '@mantine/core';
import type { ReactElement } from 'react';
import { words } from './chooser.words.fr';
import { operatorSays } from '../../words/operatorText.fr';
import { words as titles } from '../../shell/publicTitles.words.fr';
import {
  badgeIcon,
  fileIcon,
  messageIcon,
  refundIcon,
  signOutIcon,
  userIcon,
} from '../../../../generated/icons';
import { selectSession } from '../../../application/account/sessionSlice';
import {
  hasScope,
  scopeError,
  type Scope,
  type Session,
} from '../../../domain/account/accessToken';
import { Icon } from '../../design/icon/Icon';
import { ButtonLink } from '../../design/controls/ButtonLink';
import { Sentence } from '../../design/text/Sentence';
import { PageHeading } from '../../design/page/PageHeading';
import { IconTile } from '../../design/icon/IconTile';
import content from '../../design/page/Content.module.css';
import { TaskLink } from '../../design/controls/TaskLink';
import { routes } from '../../navigation/routes';
import { useAppSelector } from '../../state/appHooks';
import links from './AccountLinks.module.css';
import styles from './ChooserPage.module.css';

/** A signed-in visitor chooses an area here (P2.26). The card of a closed area shows why it is closed. */
export function ChooserPage(): ReactElement | null {
  const state = useAppSelector(selectSession);
  if (state.status === 'anonymous') return null;
  const { session } = state;
  const isSubscriber = hasScope(session, 'SUBSCRIBER');
  return (
    <div className={`tp-wide ${styles.page}`}>
      <PageHeading>{titles.chooser}</PageHeading>
      <Box component="p" mt="0.5rem" c="dimmed" className={links.beside}>
        <span>{words.holder(session.username)}</span>
        <ButtonLink variant="quiet" to={routes.signOut} icon={<Icon of={signOutIcon} />}>
          {words.others.signOut}
        </ButtonLink>
      </Box>
      <div className={`${content.cards} ${styles.areas}`}>
        <section className={`${content.card} ${styles.card}`}>
          <IconTile of={badgeIcon} />
          <Box component="h2" fz="lg">
            {words.member.title}
          </Box>
          <p>{words.member.about}</p>
          <Closed session={session} scope="SUBSCRIBER" />
          {isSubscriber ? (
            <ButtonLink to={routes.dashboard}>{words.member.open}</ButtonLink>
          ) : (
            <>
              <ButtonLink to={routes.subscriptions}>{words.member.subscribe}</ButtonLink>
              <ButtonLink variant="outline" to={routes.addContract}>
                {words.member.addContract}
              </ButtonLink>
            </>
          )}
        </section>
        <section className={`${content.card} ${styles.card}`}>
          <IconTile of={refundIcon} />
          <Box component="h2" fz="lg">
            {words.freeRamp.title}
          </Box>
          <p>{words.freeRamp.about}</p>
          <Closed session={session} scope="FREE" />
          <ButtonLink
            to={routes.freeRamp}
            variant={hasScope(session, 'FREE') ? 'primary' : 'quiet'}
          >
            {words.freeRamp.open}
          </ButtonLink>
        </section>
      </div>
      <Box component="section" mt="lg" p="1.5rem" className={content.card}>
        <Box component="h2" fz="lg">
          {words.others.title}
        </Box>
        <div className={styles.links}>
          <TaskLink to={routes.contact} icon={messageIcon}>
            {words.others.contact}
          </TaskLink>
          <TaskLink to={routes.subscriptions} icon={badgeIcon}>
            {words.others.subscribe}
          </TaskLink>
          <TaskLink to={routes.termsOfUse} icon={fileIcon}>
            {words.others.termsOfUse}
          </TaskLink>
          {hasScope(session, 'FREE') && (
            <TaskLink to={routes.account} icon={userIcon} hint={words.others.accountHint}>
              {words.others.account}
            </TaskLink>
          )}
        </div>
      </Box>
    </div>
  );
}

interface ClosedProps {
  readonly session: Session;
  readonly scope: Scope;
}

/**
 * Why an area is closed: the server's sentence when the token contains an error for its scope, whether or not
 * the token grants the scope (P2.26, P3.2).
 */
function Closed({ session, scope }: ClosedProps): ReactElement | null {
  const refusal = scopeError(session, scope);
  if (hasScope(session, scope) && refusal === null) return null;
  return (
    <Box component="p" c="dimmed">
      <Sentence>{operatorSays(refusal, words.closed[scope])}</Sentence>{' '}
      {!hasScope(session, scope) && <span>{words.opening[scope]}</span>}
    </Box>
  );
}
