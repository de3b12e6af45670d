import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { Actions } from '../design/Actions';
import { ButtonLink } from '../design/ButtonLink';
import { routes } from '../navigation/routes';
import { wantingPage } from '../navigation/wantedPage';
import styles from './SignInPrompt.module.css';

interface SignInPromptProps {
  /** What an account gives here, as a sentence. */
  readonly reason: string;
}

/** On a page of the area that belongs to an account (P2.43); whoever signs in comes back to it. */
export function SignInPrompt({ reason }: SignInPromptProps): ReactElement {
  const state = wantingPage(useLocation());
  return (
    <section className={styles.prompt} aria-labelledby="compte">
      <h2 id="compte">Avec un compte gratuit</h2>
      <p>{reason}</p>
      <Actions>
        <ButtonLink to={routes.signIn} state={state}>
          Se connecter
        </ButtonLink>
        <ButtonLink to={routes.signUp} state={state} variant="outline">
          S'inscrire
        </ButtonLink>
      </Actions>
    </section>
  );
}
