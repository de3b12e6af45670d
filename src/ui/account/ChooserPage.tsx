import { isSome } from 'fp-ts/Option';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { selectSession } from '../../application/account/sessionSlice';
import { hasScope, scopeError } from '../../domain/accessToken';
import { ButtonLink } from '../design/ButtonLink';
import { Message } from '../design/Message';
import { PageHeading } from '../design/PageHeading';
import { routes } from '../navigation/routes';
import { useAppSelector } from '../state/appHooks';
import styles from './ChooserPage.module.css';

/** Where a signed-in visitor chooses an area (P2.26). The subscriber card says why it is closed, when the token does. */
export function ChooserPage(): ReactElement | null {
  const state = useAppSelector(selectSession);
  if (state.status === 'anonymous') return null;
  const { session } = state;
  const refusal = scopeError(session, 'SUBSCRIBER');
  const isSubscriber = hasScope(session, 'SUBSCRIBER');

  return (
    <div className={styles.page}>
      <PageHeading>Mon espace</PageHeading>
      <div className={styles.cards}>
        <section className={styles.card}>
          <h2>Contrats et badges</h2>
          <p>Vos contrats, badges, trajets et factures.</p>
          {isSome(refusal) && <Message tone="error">{refusal.value}</Message>}
          {!isSubscriber && !isSome(refusal) && (
            <Message tone="error">Aucun contrat d'abonnement n'est rattaché à ce compte.</Message>
          )}
          <ButtonLink to={routes.member}>Espace abonné</ButtonLink>
        </section>
        <section className={styles.card}>
          <h2>Bretelle gratuite</h2>
          <p>Le remboursement de vos tickets payés en espèces, vos reçus et votre IBAN.</p>
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
