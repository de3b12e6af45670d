import { expect, it } from 'vitest';
import { byVehicle } from '../../../src/domain/badge/byVehicle';
import { aBadge } from '../../support/subscriber/builders';

it('orders by vehicle name as French does, numbers by value, then by reference; nameless ones last', () => {
  const badges = [
    aBadge({ name: '', reference: '1' }),
    aBadge({ name: 'Fourgon 10', reference: '5' }),
    aBadge({ name: 'Mégane', reference: '4' }),
    aBadge({ name: 'Fourgon 2', reference: '9' }),
    aBadge({ name: 'Fourgon 2', reference: '10' }),
    aBadge({ name: 'Meteor', reference: '3' }),
  ];
  expect(badges.toSorted(byVehicle).map(({ reference }) => reference)).toEqual([
    ...['9', '10', '5', '4', '3', '1'],
  ]);
});
