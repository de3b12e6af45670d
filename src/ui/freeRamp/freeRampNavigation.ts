import type { Location } from 'react-router-dom';
import type { NavigationGroup } from '../area/Sidebar';
import { routes } from '../navigation/routes';
import { wantingPage } from '../navigation/wantedPage';

/** The sidebar of the area (P2.33): what belongs to an account stands there for accounts only; a visitor comes back to this page. */
export function freeRampNavigation(
  account: string | null,
  here: Location,
): readonly NavigationGroup[] {
  const isSignedIn = account !== null;
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
          ...(isSignedIn && {
            children: [
              { label: 'Vos tickets', to: routes.tickets },
              { label: 'Associer une carte', to: routes.cardLink },
              { label: 'Gérer vos cartes', to: routes.cards },
            ],
          }),
        },
      ],
    },
    ...(isSignedIn ? [{ entries: [{ label: 'Votre IBAN', to: routes.bankAccount }] }] : []),
    {
      entries: [
        { label: 'Espace abonné', to: routes.member },
        ...(isSignedIn
          ? [{ label: 'Déconnexion', to: routes.signOut }]
          : [
              { label: 'Se connecter', to: routes.signIn, state: wantingPage(here) },
              { label: "S'inscrire", to: routes.signUp, state: wantingPage(here) },
            ]),
      ],
    },
  ];
}
