import { expect, it } from 'vitest';
import { planNameOf, soldPlans } from '../../../src/domain/ordering/soldPlan';
import { aTariff } from '../../support/subscriber/builders';

it('P3.15, P9.1 a plan without a published price is not sold', () => {
  expect(soldPlans([])).toEqual([]);
});

it('P9.1, P9.2 the special offer has its published name, two badges at most, and is for individuals', () => {
  const tariff = aTariff({ code: 'specialOffer', name: 'Offre du port' });
  expect(soldPlans([tariff])).toEqual([
    {
      code: 'specialOffer',
      name: 'Offre du port',
      tariff,
      isForIndividualsOnly: true,
      quantities: [1, 2],
    },
  ]);
  expect(soldPlans([{ ...tariff, name: null }])[0]?.name).toBe('Offre spéciale');
});

it('P9.1 the other plans keep their own names, and are for everyone', () => {
  const tariff = aTariff({ code: 'tunnelPassPlus', name: 'Autre' });
  expect(soldPlans([tariff])).toEqual([
    {
      code: 'tunnelPassPlus',
      name: 'Tunnel Pass +',
      tariff,
      isForIndividualsOnly: false,
      quantities: [1, 2, 3, 4],
    },
  ]);
});

it('P9.1 a plan that is no longer sold has its own name', () => {
  const plans = soldPlans([aTariff({ code: 'specialOffer', name: 'Offre du port' })]);
  expect(planNameOf(plans, 'specialOffer')).toBe('Offre du port');
  expect(planNameOf([], 'specialOffer')).toBe('Offre spéciale');
});
