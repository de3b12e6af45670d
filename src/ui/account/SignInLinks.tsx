import type { ReactElement } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { carryingAccount } from '../navigation/carriedAccount';
import { routes } from '../navigation/routes';
import styles from './AccountLinks.module.css';

/** The ways on from the sign-in panel (P2.23). */
export function SignInLinks({ email }: { readonly email: string }): ReactElement {
  const { state } = useLocation() as { state: unknown };
  return (
    <div className={styles.links}>
      <Link to={routes.lostPassword} state={carryingAccount({ email })}>
        Mot de passe oublié{'\u202f'}?
      </Link>
      {/* Keeps the page wanted before. */}
      <Link to={routes.signUp} state={state}>
        Créer un compte
      </Link>
      <Link to={routes.subscriptions}>S'abonner</Link>
      <Link to={routes.termsOfSale}>Conditions générales de vente</Link>
    </div>
  );
}
