import { seedCashTickets } from './seedCashTickets.ts';
import { seedNotices } from './seedNotices.ts';
import { seedOrders } from './seedOrders.ts';
import { seedPassages } from './seedPassages.ts';
import { seedPublicSite } from './seedPublicSite.ts';
import { seedReceiptsAndRefunds } from './seedReceiptsAndRefunds.ts';
import { seedSubscriber } from './seedSubscriber.ts';
import { seedTickets } from './seedTickets.ts';
import type { Story } from './Story.ts';

/** What the nominal examples of the contract tell, around Camille Durand (account 1). */
export function seedStory(story: Story): void {
  seedSubscriber(story);
  seedPassages(story);
  seedCashTickets(story);
  seedReceiptsAndRefunds(story);
  seedTickets(story);
  seedNotices(story);
  seedOrders(story);
  seedPublicSite(story);
}
