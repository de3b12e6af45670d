import { isSome } from 'fp-ts/Option';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { selectSession } from '../../application/account/sessionSlice';
import { hasScope, scopeError, type Scope, type Session } from '../../domain/accessToken';
import { ButtonLink } from '../design/ButtonLink';
import { Message } from '../design/Message';
import { PageHeading } from '../design/PageHeading';
import { routes } from '../navigation/routes';
import { useAppSelector } from '../state/appHooks';
import styles from './ChooserPage.module.css';

/** Where a signed-in visitor chooses an area (P2.26). A card says why its area is closed to them. */
export function ChooserPage(): ReactElement | null {
  const state = useAppSelector(selectSession);
  if (state.status === 'anonymous') return null;
  const { session } = state;
  return (
    <div className={styles.page}>
      <PageHeading>Mon espace</PageHeading>
      <div className={styles.cards}>
        <section className={styles.card}>
          <h2>Contrats et badges</h2>
          <p>Vos contrats, badges, trajets et factures.</p>
          <Closed session={session} scope="SUBSCRIBER" />
          <ButtonLink to={routes.member}>Espace abonné</ButtonLink>
        </section>
        <section className={styles.card}>
          <h2>Rampe gratuite</h2>
          <p>Le remboursement de vos tickets payés en espèces, vos reçus et votre IBAN.</p>
          <Closed session={session} scope="FREE" />
          <ButtonLink to={routes.freeRamp}>Espace gratuité</ButtonLink>
        </section>
      </div>
      <div className={styles.links}>
        <Link to={routes.contact}>Nous contacter</Link>
        <Link to={routes.subscriptions}>S'abonner</Link>
        <Link to={routes.termsOfUse}>Conditions générales d'utilisation</Link>
        <Link to={routes.signOut}>Déconnexion</Link>
      </div>
    </div>
  );
}

/** Said where the token says nothing of its own. */
const closedSentences: Readonly<Record<Scope, string>> = {
  SUBSCRIBER: "Aucun contrat d'abonnement n'est rattaché à ce compte.",
  FREE: "Ce compte n'a pas accès à l'espace gratuité.",
};

interface ClosedProps {
  readonly session: Session;
  readonly scope: Scope;
}

/** Why an area is closed: in the server's words when the token has an error for its scope, whether or not it grants it (P2.26, P3.2). */
function Closed({ session, scope }: ClosedProps): ReactElement | null {
  const refusal = scopeError(session, scope);
  if (hasScope(session, scope) && !isSome(refusal)) return null;
  return <Message tone="error">{isSome(refusal) ? refusal.value : closedSentences[scope]}</Message>;
}
