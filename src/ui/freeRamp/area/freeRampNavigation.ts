import type { Location } from 'react-router-dom';
import {
  addUserIcon,
  badgeIcon,
  bankIcon,
  cardIcon,
  plusIcon,
  receiptIcon,
  refundIcon,
  signOutIcon,
  ticketIcon,
  userIcon,
  walletIcon,
} from '../../../../generated/icons';
import type { NavigationGroup } from '../../area/Sidebar';
import { routes } from '../../navigation/routes';
import { wantingPage } from '../../navigation/wantedPage';
import type { FreeRampVisit } from './useFreeRamp';

/**
 * The sidebar (P2.33): entries of accounts are shown to accounts only; a sign-in leads back to the current
 * page.
 */
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
          icon: refundIcon,
          to: routes.refunds,
          children: [
            { label: 'Demander un remboursement', icon: plusIcon, to: routes.freeRampRefund },
          ],
        },
      ],
    },
    {
      entries: [
        {
          label: 'Vos reçus',
          icon: receiptIcon,
          to: routes.receipts,
          ...(isOpen && {
            children: [
              { label: 'Vos tickets', icon: ticketIcon, to: routes.tickets },
              { label: 'Associer une carte', icon: cardIcon, to: routes.cardLink },
              { label: 'Gérer vos cartes', icon: walletIcon, to: routes.cards },
            ],
          }),
        },
      ],
    },
    ...(isOpen
      ? [
          {
            entries: [
              { label: 'Votre IBAN', icon: bankIcon, to: routes.bankAccount },
              { label: 'Mon compte', icon: userIcon, to: routes.account },
            ],
          },
        ]
      : []),
    {
      entries: [
        { label: 'Espace abonné', icon: badgeIcon, to: routes.dashboard },
        ...(holder !== null
          ? [{ label: 'Déconnexion', icon: signOutIcon, to: routes.signOut }]
          : [
              {
                label: 'Se connecter',
                icon: userIcon,
                to: routes.signIn,
                state: wantingPage(here),
              },
              {
                label: "S'inscrire",
                icon: addUserIcon,
                to: routes.signUp,
                state: wantingPage(here),
              },
            ]),
      ],
    },
  ];
}
