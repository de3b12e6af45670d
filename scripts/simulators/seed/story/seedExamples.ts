import { seedCashTickets } from './seedCashTickets.ts';
import { seedNotices } from './seedNotices.ts';
import { seedOrders } from './seedOrders.ts';
import { seedPassages } from './seedPassages.ts';
import { seedPublicSite } from './seedPublicSite.ts';
import { seedReceiptsAndRefunds } from './seedReceiptsAndRefunds.ts';
import { seedSubscriber } from './seedSubscriber.ts';
import { seedTickets } from './seedTickets.ts';
import type { ExampleContext } from './ExampleContext.ts';

/** Inserts the nominal examples of the contract, all of Camille Durand (account 1). */
export function seedExamples(context: ExampleContext): void {
  seedSubscriber(context);
  seedPassages(context);
  seedCashTickets(context);
  seedReceiptsAndRefunds(context);
  seedTickets(context);
  seedNotices(context);
  seedOrders(context);
  seedPublicSite(context);
}
