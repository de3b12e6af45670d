import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { routes } from '../navigation/routes';
import styles from './SignInLinks.module.css';

/** The ways on from the sign-in panel (P2.23). */
export function SignInLinks(): ReactElement {
  return (
    <div className={styles.links}>
      <Link to={routes.lostPassword}>Mot de passe oublié{'\u202f'}?</Link>
      <Link to={routes.signUp}>Créer un compte</Link>
      <Link to={routes.subscriptions}>S'abonner</Link>
      <Link to={routes.termsOfSale}>Conditions générales de vente</Link>
    </div>
  );
}
