import { cleanup, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, test } from 'vitest';
import type { Contract } from '../../../../src/domain/contract/contract';
import { cents } from '../../../../src/domain/basis/money';
import { ContractSituation, ContractState } from '../../../../src/ui/member/contract/ContractFacts';
import { renderInMantine } from '../../../support/browser/renderInMantine';
import { aContract, anUnpaidInvoice } from '../../../support/subscriber/builders';

afterEach(cleanup);

/** The facts of the two cards, by their labels. */
function factsOf(part: Partial<Contract>): Readonly<Record<string, string | null>> {
  const contract = aContract(part);
  renderInMantine(
    <MemoryRouter>
      <ContractSituation contract={contract} />
      <ContractState contract={contract} />
    </MemoryRouter>,
  );
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  return Object.fromEntries(
    screen.getAllByRole('term').map(({ textContent }, index) => [textContent, values[index] ?? '']),
  );
}

test('M2.21, M3.2 the code of the category, the reload value and its threshold have rows of their own', () => {
  expect(factsOf({})).toMatchObject({
    Catégorie: 'Tunnel Pass',
    'Code de la catégorie': '04',
    'Chargement initial': '30,00\u202f€',
    'Montant du rechargement': '30,00\u202f€',
    'Seuil de rechargement': '10,00\u202f€',
  });
});

test('M2.21, M9.6 a category with an outstanding amount only has no loading or reload rows', () => {
  const category = { name: 'Entreprise', code: '02', shownCode: '02', hasOutstandingOnly: true };
  const labels = Object.keys(factsOf({ category }));
  expect(labels).toContain('Encours du contrat');
  expect(labels.filter((label) => /charge/.test(label))).toEqual([]);
});

test('P7.2 what the server does not say is not known; no amount and no debt is guessed', () => {
  const facts = factsOf({
    paymentMethod: null,
    isCompany: null,
    name: '',
    balance: null,
    deposit: null,
    outstanding: null,
    reloadValue: null,
    activeBadgeCount: null,
    unreadableDebts: 1,
  });
  const unknown = Object.keys(facts).filter((label) => facts[label] === 'Non renseigné');
  expect(unknown).toEqual([
    'Titulaire',
    'Type de titulaire',
    'Mode de paiement',
    'IBAN',
    'Solde du compte',
    'Badges actifs',
    'Encaissement en cours',
    'Dépôt de garantie',
    'Montant du rechargement',
  ]);
  expect(facts['Factures impayées']).toBe("Une partie n'a pas pu être lue");
});

it.each([
  [-4760, [anUnpaidInvoice()], '−47,60\u202f€ à régler'],
  [-4760, [], '−47,60\u202f€ (solde débiteur)'],
  [0, [], '0,00\u202f€'],
  [1280, [], '+12,80\u202f€ disponibles'],
] as const)('M2.3, M3.5 a balance of %d cents with the debts %j: %s', (balance, debts, words) => {
  const facts = factsOf({ balance: cents(balance), unpaidInvoices: debts });
  expect(facts['Solde du compte']).toBe(words);
});
