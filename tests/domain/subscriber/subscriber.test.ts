import { describe, expect, it } from 'vitest';
import type { Amendment } from '../../../src/domain/contract/amendment';
import type { Badge } from '../../../src/domain/badge/badge';
import type { Contract } from '../../../src/domain/contract/contract';
import type { Invoice } from '../../../src/domain/invoice/invoice';
import { changeContract } from '../../../src/domain/subscriber/changeSubscriber';
import { pairByContract } from '../../../src/domain/subscriber/contractLists';
import { findBadge, findInvoice } from '../../../src/domain/subscriber/findOnContracts';
import { displayName, shownContractIndex } from '../../../src/domain/subscriber/subscriber';
import {
  aBadge,
  aContract,
  aContractFile,
  anInvoice,
  aSubscriber,
} from '../../support/subscriber/builders';
import { atParis } from '../../support/basis/atParis';
import { wholeList } from '../../support/basis/wholeList';

const contract = (id: number): Contract => aContract({ id });
const invoice = (number: string): Invoice => anInvoice({ number });
const badge = (id: number): Badge => aBadge({ id });
const amendment = (title: string): Amendment => ({
  createdAt: atParis('2026-10-05'),
  title,
  detail: '',
});

const contracts = [contract(1201), contract(1202), contract(1203)];

const noLists = { invoices: [], badges: [], amendments: [] };
const noneUnreadable = { invoices: 0, badges: 0, amendments: 0 };

describe('M3.1 each contract has the lists at its own position', () => {
  it('pairs invoices, badges and history with their contract', () => {
    const lists = {
      invoices: [wholeList(invoice('1')), wholeList(invoice('2'), invoice('3')), wholeList()],
      badges: [wholeList(badge(5001)), wholeList(badge(5002)), wholeList(badge(5003))],
      amendments: [wholeList(), wholeList(amendment('Création')), wholeList(amendment('Badge'))],
    };
    expect(pairByContract(contracts, lists)).toEqual(
      contracts.map((paired, index) => ({
        contract: paired,
        invoices: lists.invoices[index]?.items,
        badges: lists.badges[index]?.items,
        amendments: lists.amendments[index]?.items,
        unreadable: noneUnreadable,
      })),
    );
  });

  it('a missing or short list is empty', () => {
    const files = pairByContract(contracts, { ...noLists, invoices: [wholeList(invoice('1'))] });
    expect(files.map(({ invoices }) => invoices.length)).toEqual([1, 0, 0]);
    for (const file of files) {
      expect(file.badges).toEqual([]);
      expect(file.amendments).toEqual([]);
    }
  });

  it('lists without a contract are dropped', () => {
    expect(pairByContract([], { ...noLists, badges: [wholeList(badge(5001))] })).toEqual([]);
  });

  it('P7.2 an unreadable contract has its position and lists; unreadable entries are counted', () => {
    const badges = [wholeList(), { items: [badge(5002)], unreadable: 2 }];
    const [, second, third] = pairByContract([contract(1201), null, contract(1203)], {
      ...noLists,
      badges,
    });
    expect(second).toEqual({
      ...{ contract: null, invoices: [], badges: [badge(5002)], amendments: [] },
      unreadable: { ...noneUnreadable, badges: 2 },
    });
    expect(third?.contract).toEqual(contract(1203));
  });
});

describe('M2.13 a badge is found by its id on whichever contract has it', () => {
  const files = pairByContract(contracts, {
    ...noLists,
    badges: [wholeList(badge(5001)), wholeList(), wholeList(badge(5003), badge(5004))],
  });

  it.each([
    [5001, 0],
    [5004, 2],
  ])('%d on the contract at position %d', (id, contractIndex) => {
    expect(findBadge(files, id)).toEqual({ badge: badge(id), contractIndex });
  });

  it.each([[99], [NaN], [0]])('%d on no contract', (id) => {
    expect(findBadge(files, id)).toBeNull();
  });
});

describe('M2.11 a document is found by its number on whichever contract has it', () => {
  const files = pairByContract(contracts, {
    ...noLists,
    invoices: [wholeList(invoice('1')), wholeList(), wholeList(invoice('2'), invoice('3'))],
  });

  it.each([
    ['1', 0],
    ['3', 2],
  ])('%s on the contract at position %d', (number, contractIndex) => {
    expect(findInvoice(files, number)).toEqual({ invoice: invoice(number), contractIndex });
  });

  it.each([['99'], ['']])('« %s » on no contract', (number) => {
    expect(findInvoice(files, number)).toBeNull();
  });
});

describe('M4.3 a save changes its own contract', () => {
  const subscriber = aSubscriber({ contracts: pairByContract(contracts, noLists) });

  it('and no other', () => {
    const changed = changeContract(subscriber, 1202, (one) => ({ ...one, name: 'AUTRE' }));
    expect(changed.contracts.map((file) => file.contract?.name)).toEqual([
      'DURAND CAMILLE',
      'AUTRE',
      'DURAND CAMILLE',
    ]);
    expect(changed.contracts.map(({ badges }) => badges)).toEqual([[], [], []]);
  });

  it('P7.2 and none that could not be read', () => {
    const unread = { ...aContractFile(), contract: null };
    const before = aSubscriber({ contracts: [unread, ...subscriber.contracts] });
    const { contracts: after } = changeContract(before, 1201, (one) => ({ ...one, name: 'AUTRE' }));
    expect(after[0]).toEqual(unread);
    expect(after[1]?.contract?.name).toBe('AUTRE');
  });

  it('and none if it no longer exists', () => {
    expect(changeContract(subscriber, 9, () => contract(1))).toEqual(subscriber);
  });
});

describe('M3.14 the selected contract is stored by its position', () => {
  it.each([
    [3, 0, 0],
    [3, 2, 2],
    [3, 3, 0],
    [3, -1, 0],
    [3, 1.5, 0],
    [3, NaN, 0],
    [0, 0, 0],
  ])('of %d contracts, position %d shows position %d', (count, remembered, shown) => {
    expect(shownContractIndex(count, remembered)).toBe(shown);
  });
});

describe('M3.1 the displayed name joins first and last name', () => {
  it.each([
    ['Camille', 'Durand', 'Camille Durand'],
    ['', 'Durand', 'Durand'],
    ['Camille', '', 'Camille'],
    ['', '', ''],
  ])('« %s » and « %s »', (firstName, lastName, expected) => {
    expect(displayName({ firstName, lastName })).toBe(expected);
  });
});
