import { describe, expect, it } from 'vitest';
import {
  findSearchedBadge,
  readPassageSearch,
  writePassageSearch,
} from '../../../../../src/ui/member/passages/search/passageSearch';
import { aBadge, aContractFile } from '../../../../support/subscriber/builders';
import { today } from '../../../../support/store/fakePorts';

const contracts = [aContractFile({ badges: [aBadge({ reference: '64010827' })] })];
const widest = { from: '2025-05-21', to: '2026-11-21' };

const read = (address: string) =>
  readPassageSearch(new URLSearchParams(address), {
    now: today,
    badgeReference: findSearchedBadge(new URLSearchParams(address).get('badge'), contracts),
    rememberedSize: 300,
  });

describe('the address of a search', () => {
  it.each([
    ['page=0', { page: 1 }],
    ['page=-3', { page: 1 }],
    ['page=2.5', { page: 1 }],
    ['page=douze', { page: 1 }],
    ['page=12', { page: 12 }],
    ['lignes=750', { size: 750 }],
    ['lignes=1e308', { size: 300 }],
    ['lignes=200', { size: 300 }],
    ['', { size: 300 }],
    ['badge=99999999', { badgeReference: null }],
    ['du=2026-02-30', { period: widest }],
    ['du=01/03/2026', { period: widest }],
    ['du=2026-03-01', { period: { from: '2026-03-01', to: '2026-11-21' } }],
    ['au=2026-03-01', { period: { from: '2025-05-21', to: '2026-03-01' } }],
    ['du=2026-03-31&au=2026-03-01', { period: widest }],
    ['du=2024-01-01&au=2026-03-01', { period: widest }],
    ['au=2027-01-01', { period: widest }],
  ])('« %s »: invalid values get their default', (address, expected) => {
    expect(read(address)).toMatchObject(expected);
  });

  it.each([
    '?lignes=100',
    '?page=7&lignes=300',
    '?badge=64010827&du=2026-03-01&au=2026-03-31&page=2&lignes=750',
  ])('« %s » is encoded as it was decoded', (address) => {
    expect(writePassageSearch(read(address), today)).toBe(address);
  });
});
