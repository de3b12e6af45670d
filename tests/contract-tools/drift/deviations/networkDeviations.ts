import { ends } from './alterAnswer.ts';
import type { Deviation } from '../Exchange.ts';
import { under } from './rows.ts';

const dropped = (afterBytes: number | null) => ends({ kind: 'dropped', afterBytes });
const endless = (afterBytes: number | null) => ends({ kind: 'endless', afterBytes });

/** Answers that do not arrive, or not completely. */
export const networkDeviations: readonly Deviation[] = [
  ...under('network/timeout', {
    'readMaintenance never answers': endless(null),
    'listPosts sends a status, and never the body': endless(0),
    'loadPublicData stops before the end of the body': endless(3_000),
  }),
  ...under('network/dropped', {
    'listSocialPosts closes the connection before the answer': dropped(null),
    'loadSubscriber closes the connection after the status': dropped(0),
    'listTickets closes the connection within the body': dropped(500),
    'listBadges announces more bytes than it sends': dropped(1_000_000),
  }),
];
