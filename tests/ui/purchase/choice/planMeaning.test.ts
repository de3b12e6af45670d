// @vitest-environment node
import { expect, test } from 'vitest';
import { cents } from '../../../../src/domain/basis/money';
import { planMeaning } from '../../../../src/ui/purchase/choice/PlanPrice';
import { aTariff } from '../../../support/subscriber/builders';

const quantities = [1, 2] as const;

test('P3.15, P9.4 a plan says what comes back of its start price, and its reload', () => {
  const plan = { code: 'tunnelPass', name: 'Tunnel Pass', isForIndividualsOnly: false } as const;
  expect(planMeaning({ ...plan, quantities, tariff: aTariff() })).toEqual([
    'Dont 20,00\u202f€ de dépôt de garantie, rendus au retour du badge.',
    'Nous rechargeons 30\u202f€ quand il reste moins de 10\u202f€.',
  ]);
});

test('P9.2 a plan without deposit says so; an offer for individuals says how many badges', () => {
  const plan = { code: 'specialOffer', name: "Offre d'été", isForIndividualsOnly: true } as const;
  const tariff = aTariff({ deposit: cents(0), reload: null });
  expect(planMeaning({ ...plan, quantities, tariff })).toEqual([
    'Sans dépôt de garantie.',
    'Sans rechargement automatique.',
    'Pour les particuliers, 2 badges au plus.',
  ]);
});
