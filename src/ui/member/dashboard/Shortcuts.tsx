import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { routes } from '../../navigation/routes';
import styles from './Shortcuts.module.css';

const groups = [
  {
    title: 'Mon contrat',
    shortcuts: [
      { label: 'Télécharger mes factures', to: routes.invoices },
      { label: 'Modifier mon adresse', to: routes.postalDetails },
    ],
  },
  {
    title: 'Mes badges',
    shortcuts: [
      { label: 'Mes 18 derniers mois de trajets', to: routes.passages },
      { label: 'Commander un badge', to: routes.badgeOrder },
    ],
  },
];

export function Shortcuts(): ReactElement {
  return (
    <section className={styles.panel} aria-labelledby="raccourcis">
      <h2 id="raccourcis">Raccourcis</h2>
      {groups.map(({ title, shortcuts }) => (
        <div key={title} className={styles.group}>
          <h3>{title}</h3>
          <ul>
            {shortcuts.map(({ label, to }) => (
              <li key={to}>
                <Link to={to}>
                  {label}
                  <span aria-hidden="true">→</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
