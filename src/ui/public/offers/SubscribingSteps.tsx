import type { ReactElement } from 'react';
import styles from './Offers.module.css';

/** What a subscription requires, and its steps (P2.15 to P2.21, P5.8). */
export function SubscribingSteps(): ReactElement {
  return (
    <section aria-labelledby="abonnement" className={styles.steps}>
      <h2 id="abonnement">Comment s'abonner</h2>
      <ol>
        <li>
          <h3>Préparez vos documents</h3>
          <p>
            Un IBAN français et son RIB, en photo ou en PDF. Un professionnel ajoute son Kbis, un
            particulier qui choisit l'offre spéciale les deux côtés de sa carte d'identité.
          </p>
        </li>
        <li>
          <h3>Remplissez votre commande</h3>
          <p>
            Vos coordonnées, le nombre de badges et leur livraison. Le total s'affiche au fur et à
            mesure.
          </p>
        </li>
        <li>
          <h3>Signez et payez en ligne</h3>
          <p>
            Vous relisez le contrat avant de le signer, puis réglez le dépôt et le premier
            chargement par carte.
          </p>
        </li>
      </ol>
    </section>
  );
}
