import type { Page } from '@playwright/test';
import { changeAnswer } from './changeAnswer.ts';

interface SentBadge {
  readonly id: number;
  readonly badgeReference: string;
  readonly name: string;
}

interface SentSubscriber {
  readonly user: { readonly badges: readonly (readonly SentBadge[])[] };
}

const vehicles = ['FOURGON', 'KANGOO', 'MÉGANE', 'CLIO'] as const;

/** Gives the first contract 20 badges more than the six of the example. */
export const manyBadges = (page: Page): Promise<void> =>
  changeAnswer(page, /\/api\/private\/user\/data$/, (text) => {
    const answer = JSON.parse(text) as SentSubscriber;
    const [first = [], ...others] = answer.user.badges;
    const more = Array.from({ length: 20 }, (_, index) => ({
      ...first[index % first.length],
      id: 6001 + index,
      badgeReference: String(64_020_001 + index),
      name: `${vehicles[index % vehicles.length]} ${String(index + 1)}`,
    }));
    return JSON.stringify({
      ...answer,
      user: { ...answer.user, badges: [[...first, ...more], ...others] },
    });
  });
