import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { CheckField } from '../forms/CheckField';
import { routes } from '../navigation/routes';

interface TermsAcceptanceProps {
  readonly isAccepted: boolean;
  readonly onAccept: (isAccepted: boolean) => void;
}

/** The terms of sale, to be accepted before the summary (M5.26). */
export function TermsAcceptance({ isAccepted, onAccept }: TermsAcceptanceProps): ReactElement {
  return (
    <>
      <p>
        Votre commande suit nos conditions générales de vente.{' '}
        <Link to={routes.termsOfSale} target="_blank" rel="noopener">
          Lire les conditions générales de vente (nouvel onglet)
        </Link>
      </p>
      <CheckField
        label="J'accepte les conditions générales de vente"
        checked={isAccepted}
        onChange={(event) => {
          onAccept(event.currentTarget.checked);
        }}
      />
    </>
  );
}
