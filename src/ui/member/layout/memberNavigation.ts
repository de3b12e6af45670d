import type { NavigationGroup } from '../../area/Sidebar';
import { routes } from '../../navigation/routes';

/** The sidebar's three groups (M2.19). */
export const memberNavigation: readonly NavigationGroup[] = [
  {
    title: 'Mon compte',
    entries: [
      { label: 'Tableau de bord', to: routes.dashboard },
      { label: 'Mot de passe', to: routes.password },
      { label: 'Coordonnées postales', to: routes.postalDetails },
      { label: 'Coordonnées bancaires', to: routes.bankDetails },
      { label: 'Ajouter un contrat', to: routes.addContract },
    ],
  },
  {
    title: 'Mon contrat',
    entries: [
      { label: 'Récapitulatif', to: routes.contractSumUp },
      { label: 'Historique', to: routes.contractHistory },
      { label: 'Factures', to: routes.invoices },
    ],
  },
  {
    title: 'Mes badges',
    entries: [
      { label: 'Liste des badges', to: routes.badges },
      { label: 'Trajets', to: routes.passages },
      { label: 'Commander un badge', to: routes.badgeOrder },
    ],
  },
];
