import { ends } from './alterAnswer.ts';
import type { Deviation } from '../Exchange.ts';
import { under } from './rows.ts';

const nothing = null;

/** Answers that do not arrive, or not completely. */
export const networkDeviations: readonly Deviation[] = [
  ...under('network/timeout', [
    ['readMaintenance', 'never answers', ends({ kind: 'endless', afterBytes: nothing })],
    ['listPosts', 'sends a status, and never the body', ends({ kind: 'endless', afterBytes: 0 })],
    [
      'loadPublicData',
      'stops before the end of the body',
      ends({ kind: 'endless', afterBytes: 3_000 }),
    ],
  ]),
  ...under('network/dropped', [
    [
      'listSocialPosts',
      'closes the connection before the answer',
      ends({ kind: 'dropped', afterBytes: nothing }),
    ],
    [
      'loadSubscriber',
      'closes the connection after the status',
      ends({ kind: 'dropped', afterBytes: 0 }),
    ],
    [
      'listTickets',
      'closes the connection within the body',
      ends({ kind: 'dropped', afterBytes: 500 }),
    ],
    [
      'listBadges',
      'announces more bytes than it sends',
      ends({ kind: 'dropped', afterBytes: 1_000_000 }),
    ],
  ]),
];
