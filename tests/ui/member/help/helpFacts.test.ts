// @vitest-environment node
import { fc, test } from '../../../support/basis/property';
import { describe, expect, it } from 'vitest';
import { instant } from '../../../../src/domain/basis/instant';
import { cents } from '../../../../src/domain/basis/money';
import { badgeFacts, invoiceFacts, tripFacts } from '../../../../src/ui/member/help/helpFacts';
import { aPassage } from '../../../support/subscriber/builders';

/** Shows the narrow no-break spaces. */
const plain = (text: string): string => text.replaceAll('\u202f', '_');

describe('the lines of a message', () => {
  it('name a badge, its vehicle and its contract, where they are known', () => {
    const badge = { reference: '64010827', vehicle: 'CLIO', contract: '00500117' };
    expect(badgeFacts(badge).map(plain)).toEqual(['Badge_: 64010827 (CLIO)', 'Contrat_: 00500117']);
    expect(badgeFacts({ ...badge, vehicle: '', contract: null }).map(plain)).toEqual([
      'Badge_: 64010827',
    ]);
  });

  it('name an invoice with its date and amount', () => {
    const invoice = { title: 'Facture 123', date: '31/10/2026', amount: cents(4_210) };
    expect(invoiceFacts({ ...invoice, contract: '00500117' }).map(plain)).toEqual([
      'Facture 123 du 31/10/2026, 42,10_€ TTC',
      'Contrat_: 00500117',
    ]);
  });

  it('name one trip with date, badge, route, lane and amount', () => {
    const passages = [aPassage()];
    const facts = tripFacts({
      passages,
      count: 1,
      total: cents(320),
      vehicles: new Map([['64010827', 'CLIO']]),
    });
    expect(facts.map(plain)).toEqual([
      '- 20/11/2026 07:40, badge 64010827 (CLIO), Prado → Carénage, Voie 3, 3,20_€',
    ]);
  });

  test.prop([fc.integer({ min: 2, max: 60 }), fc.integer({ min: 0, max: 43_200 })])(
    'are at most 20 trips, the latest first, and say how many more there are and their sum',
    (known, unknown) => {
      const passages = Array.from({ length: known }, (_, index) =>
        aPassage({ id: index, at: instant(1_700_000_000 + ((index * 7919) % 60) * 86_400) }),
      );
      const count = known + unknown;
      const total = cents(count * 320);
      const facts = tripFacts({ passages, count, total, vehicles: new Map() });
      const listed = facts.filter((fact) => fact.startsWith('- ') && !fact.startsWith('- et '));
      expect(listed).toHaveLength(Math.min(known, 20));
      const more = /^- et (.*) autres? trajets?$/.exec(facts.at(-2) ?? '')?.[1] ?? '0';
      expect(Number(more.replace(/\s/g, '')) + listed.length).toBe(count);
      expect(facts.at(-1)).toMatch(/^Total des .* trajets/);
      const days = listed.map((fact) => fact.slice(8, 12) + fact.slice(5, 7) + fact.slice(2, 4));
      expect(days).toEqual(days.toSorted().reverse());
    },
  );
});
