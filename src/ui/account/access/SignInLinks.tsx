import type { ReactElement } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { badgeIcon, lockIcon, refundIcon } from '../../../../generated/icons';
import { TaskLink } from '../../design/plain/TaskLink';
import { carryingAccount } from '../../navigation/carriedAccount';
import { routes } from '../../navigation/routes';
import styles from './AccountLinks.module.css';

/** The links below the sign-in form (P2.23), and the first connection of a subscriber (P2.29). */
export function SignInLinks({ email }: { readonly email: string }): ReactElement {
  const { state } = useLocation() as { state: unknown };
  return (
    <>
      <p className={styles.link}>
        <Link to={routes.lostPassword} state={carryingAccount({ email })}>
          Mot de passe oublié{'\u202f'}?
        </Link>
      </p>
      <div className={styles.links}>
        <h2>Pas encore de mot de passe{'\u202f'}?</h2>
        <TaskLink
          to={routes.firstConnection}
          state={carryingAccount({ email })}
          icon={lockIcon}
          hint={`Déjà abonné\u202f? Choisissez ici votre mot de passe.`}
        >
          Première connexion
        </TaskLink>
        {/* The state contains the page requested before the sign-in. */}
        <TaskLink
          to={routes.signUp}
          state={state}
          icon={refundIcon}
          hint="Gratuit, pour le remboursement des tickets de la rampe."
        >
          Créer un compte
        </TaskLink>
        <TaskLink
          to={routes.subscriptions}
          icon={badgeIcon}
          hint="Avec un badge, la barrière se lève toute seule."
        >
          S'abonner
        </TaskLink>
      </div>
      <p className={styles.link}>
        <Link to={routes.termsOfSale}>Conditions générales de vente</Link>
      </p>
    </>
  );
}
