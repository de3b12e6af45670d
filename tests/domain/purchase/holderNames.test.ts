import { describe, expect, it } from 'vitest';
import {
  contactNames,
  fullName,
  holderNames,
  splitFullName,
} from '../../../src/domain/purchase/holderNames';

const typed = { name: 'DURAND Jean-Pierre', hasOwnNames: false, firstname: '', lastname: '' };

describe('P5.3, P7.14 the names in the contract', () => {
  it('are split as they were typed, before signs become spaces', () => {
    expect(holderNames({ ...typed, contact: '' })).toEqual({
      lastname: 'DURAND',
      firstname: 'JEAN PIERRE',
    });
  });

  it.each([
    ['DURAND Jean - Pierre', 'DURAND', 'JEAN PIERRE'],
    ['DURAND JEAN -PIERRE', 'DURAND', 'JEAN PIERRE'],
    ['DURAND - Jean', 'DURAND', 'JEAN'],
    ['DE LA TOUR - Jean', 'DE LA TOUR', 'JEAN'],
    ['DURAND, Jean Pierre', 'DURAND', 'JEAN PIERRE'],
    ['DE LA TOUR,Jean', 'DE LA TOUR', 'JEAN'],
    ['DURAND Jean,', 'DURAND', 'JEAN'],
    ['DURAND, Jean, Pierre', 'DURAND JEAN', 'PIERRE'],
    ['M. DURAND Jean', 'DURAND', 'JEAN'],
    [' Mme DURAND, Anne', 'DURAND', 'ANNE'],
    ['Monsieur DURAND Jean', 'DURAND', 'JEAN'],
    ['MADAMET Jean', 'MADAMET', 'JEAN'],
  ])('« %s » is %s, %s', (name, lastname, firstname) => {
    expect(splitFullName(name)).toEqual({ lastname, firstname });
  });

  it('are the corrected ones, once they were corrected', () => {
    const own = { hasOwnNames: true, lastname: 'Garçon', firstname: 'Marie-Thérèse', contact: '' };
    const names = holderNames({ ...typed, ...own });
    expect(names).toEqual({ lastname: 'GARCON', firstname: 'MARIE THERESE' });
    expect(fullName(names)).toBe('GARCON MARIE THERESE');
  });

  it.each([
    ['DURAND', '', 'DURAND'],
    ['', 'CAMILLE', 'CAMILLE'],
    ['', '', ''],
  ])('have no space around a single one: « %s », « %s »', (lastname, firstname, expected) => {
    expect(fullName({ lastname, firstname })).toBe(expected);
  });

  it('are those of the contact person of a company; none without one', () => {
    expect(contactNames({ contact: 'durand camille' })).toEqual({
      lastname: 'DURAND',
      firstname: 'CAMILLE',
    });
    expect(contactNames({ contact: ' \u200b' })).toBeNull();
  });
});
