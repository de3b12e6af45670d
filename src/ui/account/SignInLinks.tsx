import type { JSX } from 'react';
import { Link } from 'react-router-dom';
import { routes } from '../navigation/routes';
import classes from './SignInLinks.module.css';

/** The ways on from the sign-in panel (P2.23). */
export function SignInLinks(): JSX.Element {
  return (
    <div className={classes.links}>
      <Link to={routes.lostPassword}>Mot de passe oublié{'\u202f'}?</Link>
      <Link to={routes.signUp}>Créer un compte</Link>
      <Link to={routes.subscriptions}>S'abonner</Link>
      <Link to={routes.termsOfSale}>Conditions générales de vente</Link>
    </div>
  );
}
