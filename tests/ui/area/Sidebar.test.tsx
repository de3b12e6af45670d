import { cleanup, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { Sidebar, type NavigationGroup } from '../../../src/ui/area/Sidebar';
import { freeRampNavigation } from '../../../src/ui/freeRamp/area/freeRampNavigation';
import { memberNavigation } from '../../../src/ui/member/layout/memberNavigation';
import { renderInMantine } from '../../support/browser/renderInMantine';

afterEach(cleanup);

const visit = {
  account: 'camille@example.fr',
  holder: 'camille@example.fr',
  closedReason: null,
} as const;

const freeRamp = freeRampNavigation(visit, {
  pathname: '/',
  search: '',
  hash: '',
  state: null,
  key: '',
});

/** The current entries, with the value of their attribute. */
function currentAt(address: string, groups: readonly NavigationGroup[]): readonly string[] {
  renderInMantine(
    <MemoryRouter initialEntries={[address]}>
      <Sidebar name="Espace" home="/" groups={groups} />
    </MemoryRouter>,
  );
  return screen
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'))
    .map((link) => `${link.textContent}: ${String(link.getAttribute('aria-current'))}`);
}

it.each([
  ['/member/badge/list', ['Liste des badges: page']],
  ['/member/badge/5001/details', ['Liste des badges: true']],
  ['/member/badge/5001/services', ['Liste des badges: true']],
  ['/member/contract/invoice/202611419/view', ['Factures: true']],
  ['/member/dashboard', ['Tableau de bord: page']],
])(
  'M2.19 the sidebar marks the entry of the page, or of the list it belongs to: %s',
  (at, marked) => {
    expect(currentAt(at, memberNavigation)).toEqual(marked);
  },
);

it.each([
  ['/espace/gratuite/remboursement', ['Vos remboursements: page']],
  ['/espace/gratuite/remboursement/demande', ['Vos remboursements: true']],
  [
    '/espace/gratuite/remboursement/ajouter',
    ['Vos remboursements: true', 'Demander un remboursement: page'],
  ],
  ['/espace/gratuite/recu/gerer', ['Vos reçus: true', 'Gérer vos cartes: page']],
  ['/espace/gratuite/banque/ajouter', ['Votre IBAN: true']],
])('P2.33 the sidebar of the free ramp marks the entries of the page: %s', (at, marked) => {
  expect(currentAt(at, freeRamp)).toEqual(marked);
});
