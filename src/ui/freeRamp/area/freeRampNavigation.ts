import type { Location } from 'react-router-dom';
import { words } from '../area.words.fr';
import { words as titles } from '../titles.words.fr';
import {
  addUserIcon,
  dashboardIcon,
  plusIcon,
  ticketIcon,
  walletIcon,
} from '../../../../generated/areaIcons';
import {
  badgeIcon,
  bankIcon,
  cardIcon,
  receiptIcon,
  refundIcon,
  signOutIcon,
  userIcon,
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
        { label: words.menu.home, icon: dashboardIcon, to: routes.freeRamp },
        {
          label: titles.refunds,
          icon: refundIcon,
          to: routes.refunds,
          covers: [routes.freeRampRefund, routes.refundClaim],
          children: [{ label: titles.freeRampRefund, icon: plusIcon, to: routes.freeRampRefund }],
        },
      ],
    },
    {
      entries: [
        {
          label: titles.receipts,
          icon: receiptIcon,
          to: routes.receipts,
          covers: [routes.tickets, routes.cardLink, routes.cards],
          ...(isOpen && {
            children: [
              { label: titles.tickets, icon: ticketIcon, to: routes.tickets },
              { label: titles.cardLink, icon: cardIcon, to: routes.cardLink },
              { label: titles.cards, icon: walletIcon, to: routes.cards },
            ],
          }),
        },
      ],
    },
    ...(isOpen
      ? [
          {
            entries: [
              {
                label: titles.bankAccount,
                icon: bankIcon,
                to: routes.bankAccount,
                covers: [routes.newBankAccount],
              },
              { label: titles.account, icon: userIcon, to: routes.account },
            ],
          },
        ]
      : []),
    {
      entries: [
        { label: words.menu.member, icon: badgeIcon, to: routes.dashboard },
        ...(holder !== null
          ? [{ label: words.menu.signOut, icon: signOutIcon, to: routes.signOut }]
          : [
              {
                label: words.menu.signIn,
                icon: userIcon,
                to: routes.signIn,
                state: wantingPage(here),
              },
              {
                label: words.menu.signUp,
                icon: addUserIcon,
                to: routes.signUp,
                state: wantingPage(here),
              },
            ]),
      ],
    },
  ];
}
