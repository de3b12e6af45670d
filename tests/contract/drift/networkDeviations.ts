import { ends } from './alterAnswer.ts';
import type { Deviation } from './Exchange.ts';
import { under } from './rows.ts';

const nothing = null;

/** Answers that do not come, or not whole. */
export const networkDeviations: readonly Deviation[] = [
  ...under('network/timeout', [
    ['readMaintenance', 'never answers', ends({ kind: 'endless', afterBytes: nothing })],
    ['listPosts', 'answers a status and no body, ever', ends({ kind: 'endless', afterBytes: 0 })],
    [
      'listPassages',
      'stops in the middle of the body',
      ends({ kind: 'endless', afterBytes: 3_000 }),
    ],
    ['savePostalInvoices', 'never answers', ends({ kind: 'endless', afterBytes: nothing })],
  ]),
  ...under('network/dropped', [
    [
      'listSocialPosts',
      'breaks off before it answers',
      ends({ kind: 'dropped', afterBytes: nothing }),
    ],
    ['loadSubscriber', 'breaks off behind the status', ends({ kind: 'dropped', afterBytes: 0 })],
    [
      'listTickets',
      'breaks off in the middle of the body',
      ends({ kind: 'dropped', afterBytes: 500 }),
    ],
    [
      'downloadInvoice',
      'breaks off in the middle of a PDF',
      ends({ kind: 'dropped', afterBytes: 1_000 }),
    ],
    [
      'listBadges',
      'announces more bytes than it sends',
      ends({ kind: 'dropped', afterBytes: 1_000_000 }),
    ],
    [
      'saveThresholdAlert',
      'breaks off before it answers',
      ends({ kind: 'dropped', afterBytes: nothing }),
    ],
  ]),
];
