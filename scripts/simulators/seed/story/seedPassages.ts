import { insertPassage } from '../rows/insertPassage.ts';
import { toCents } from '../../rules/money.ts';
import type { ExampleContext } from './ExampleContext.ts';

/** Camille's 160 passages, including both nights of a clock change. */
export function seedPassages({ store, examples }: ExampleContext): void {
  const badges = new Map(
    store
      .rows<{ id: number; contractId: number; badgeReference: string }>('SELECT * FROM badge')
      .map((badge) => [badge.badgeReference, badge] as const),
  );
  for (const page of ['nominal', 'secondPage']) {
    for (const passage of examples.answer('listPassages', page).passages) {
      const badge = badges.get(passage.badgeReference);
      if (badge === undefined)
        throw new Error(`${passage.badgeReference} is no badge of the examples`);
      insertPassage(store, {
        id: passage.id,
        contractId: badge.contractId,
        badgeId: badge.id,
        at: passage.creationDate.timestamp,
        direction: passage.trafficDirection,
        lane: passage.way,
        cents: toCents(passage.amount),
      });
    }
  }
}
