import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { routes } from '../../navigation/routes';
import classes from './Shortcuts.module.css';

const shortcuts = [
  { label: 'Mes 18 derniers mois de trajets', to: routes.passages },
  { label: 'Télécharger mes factures', to: routes.invoices },
  { label: 'Commander un badge', to: routes.badgeOrder },
  { label: 'Modifier mon adresse', to: routes.postalDetails },
];

export function Shortcuts(): ReactElement {
  return (
    <section className={classes.panel} aria-labelledby="raccourcis">
      <h2 id="raccourcis">Raccourcis</h2>
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
    </section>
  );
}
