import { dashboardIcon } from '../../../../generated/areaIcons';
import { badgeIcon, bankIcon, fileIcon, lockIcon, receiptIcon } from '../../../../generated/icons';
import {
  addBadgeIcon,
  addFileIcon,
  historyIcon,
  pinIcon,
  routeIcon,
} from '../../../../generated/memberIcons';
import type { NavigationGroup } from '../../area/Sidebar';
import { routes } from '../../navigation/routes';

/** The sidebar's three groups (M2.19). */
export const memberNavigation: readonly NavigationGroup[] = [
  {
    title: 'Mon compte',
    entries: [
      { label: 'Tableau de bord', icon: dashboardIcon, to: routes.dashboard },
      { label: 'Mot de passe', icon: lockIcon, to: routes.password },
      { label: 'Coordonnées postales', icon: pinIcon, to: routes.postalDetails },
      { label: 'Coordonnées bancaires', icon: bankIcon, to: routes.bankDetails },
      { label: 'Ajouter un contrat', icon: addFileIcon, to: routes.addContract },
    ],
  },
  {
    title: 'Mon contrat',
    entries: [
      { label: 'Récapitulatif', icon: fileIcon, to: routes.contractSumUp },
      { label: 'Historique', icon: historyIcon, to: routes.contractHistory },
      {
        label: 'Factures',
        icon: receiptIcon,
        to: routes.invoices,
        covers: [routes.invoiceView],
      },
    ],
  },
  {
    title: 'Mes badges',
    entries: [
      {
        label: 'Liste des badges',
        icon: badgeIcon,
        to: routes.badges,
        covers: [routes.badgeDetails, routes.badgeServices],
      },
      { label: 'Trajets', icon: routeIcon, to: routes.passages },
      { label: 'Commander un badge', icon: addBadgeIcon, to: routes.badgeOrder },
    ],
  },
];
