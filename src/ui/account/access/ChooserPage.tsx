import type { ReactElement } from 'react';
import {
  badgeIcon,
  fileIcon,
  messageIcon,
  plusIcon,
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
import { ButtonLink } from '../../design/plain/ButtonLink';
import { PlainMessage } from '../../design/plain/PlainMessage';
import { PageHeading } from '../../design/page/PageHeading';
import { IconTile } from '../../design/plain/IconTile';
import content from '../../design/plain/Content.module.css';
import { TaskLink } from '../../design/plain/TaskLink';
import { routes } from '../../navigation/routes';
import { useAppSelector } from '../../state/appHooks';
import styles from './ChooserPage.module.css';

/** A signed-in visitor chooses an area here (P2.26). The card of a closed area shows why it is closed. */
export function ChooserPage(): ReactElement | null {
  const state = useAppSelector(selectSession);
  if (state.status === 'anonymous') return null;
  const { session } = state;
  return (
    <div className={`tp-wide ${styles.page}`}>
      <PageHeading>Mon espace</PageHeading>
      <p className={styles.holder}>Vous êtes connecté avec {session.username}.</p>
      <div className={content.cards}>
        <section className={`${content.card} ${styles.card}`}>
          <IconTile of={badgeIcon} />
          <h2>Contrats et badges</h2>
          <p>Vos contrats, badges, trajets et factures.</p>
          <Closed session={session} scope="SUBSCRIBER" />
          <ButtonLink to={routes.dashboard}>Espace abonné</ButtonLink>
        </section>
        <section className={`${content.card} ${styles.card}`}>
          <IconTile of={refundIcon} />
          <h2>Rampe gratuite</h2>
          <p>Le remboursement de vos tickets payés en espèces, vos reçus et votre IBAN.</p>
          <Closed session={session} scope="FREE" />
          <ButtonLink to={routes.freeRamp}>Espace gratuité</ButtonLink>
        </section>
        <section className={`${content.card} ${styles.card} ${styles.links}`}>
          <h2>Autres démarches</h2>
          <TaskLink to={routes.contact} icon={messageIcon}>
            Nous contacter
          </TaskLink>
          <TaskLink to={routes.subscriptions} icon={plusIcon}>
            S'abonner
          </TaskLink>
          <TaskLink to={routes.termsOfUse} icon={fileIcon}>
            Conditions générales d'utilisation
          </TaskLink>
          {hasScope(session, 'FREE') && (
            <TaskLink to={routes.account} icon={userIcon} hint="Nom, e-mail, mot de passe">
              Mon compte
            </TaskLink>
          )}
          <TaskLink to={routes.signOut} icon={signOutIcon}>
            Déconnexion
          </TaskLink>
        </section>
      </div>
    </div>
  );
}

/** Shown when the token contains no error for the scope. */
const closedSentences: Readonly<Record<Scope, string>> = {
  SUBSCRIBER: "Aucun contrat d'abonnement n'est rattaché à ce compte.",
  FREE: "Ce compte n'a pas accès à l'espace gratuité.",
};

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
  return <PlainMessage>{refusal ?? closedSentences[scope]}</PlainMessage>;
}
