import type { Location } from 'react-router-dom';
import type { NavigationGroup } from '../area/Sidebar';
import { routes } from '../navigation/routes';
import { wantingPage } from '../navigation/wantedPage';
import type { FreeRampVisit } from './useFreeRamp';

/** The sidebar of the area (P2.33): what belongs to an account stands there for accounts only; a visitor who signs in comes back to this page. */
export function freeRampNavigation(
  { account, holder }: FreeRampVisit,
  here: Location,
): readonly NavigationGroup[] {
  const isOpen = account !== null;
  return [
    {
      entries: [
        {
          label: 'Vos remboursements',
          to: routes.refunds,
          children: [{ label: 'Demander un remboursement', to: routes.freeRampRefund }],
        },
      ],
    },
    {
      entries: [
        {
          label: 'Vos reçus',
          to: routes.receipts,
          ...(isOpen && {
            children: [
              { label: 'Vos tickets', to: routes.tickets },
              { label: 'Associer une carte', to: routes.cardLink },
              { label: 'Gérer vos cartes', to: routes.cards },
            ],
          }),
        },
      ],
    },
    ...(isOpen ? [{ entries: [{ label: 'Votre IBAN', to: routes.bankAccount }] }] : []),
    {
      entries: [
        { label: 'Espace abonné', to: routes.member },
        ...(holder !== null
          ? [{ label: 'Déconnexion', to: routes.signOut }]
          : [
              { label: 'Se connecter', to: routes.signIn, state: wantingPage(here) },
              { label: "S'inscrire", to: routes.signUp, state: wantingPage(here) },
            ]),
      ],
    },
  ];
}
