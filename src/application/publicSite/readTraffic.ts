import * as TE from 'fp-ts/TaskEither';
import { datedUntil, newerTraffic, type Traffic } from '../../domain/publicSite/traffic';
import { createSharedRead } from '../kernel/createSharedRead';

/**
 * The state of the tunnels (P7.3). After a failure, or an answer that is older, the last state remains. The
 * browser stores what it reads for the page that is shown without a network.
 */
export const { read: readTraffic, select: selectTraffic } = createSharedRead<void, Traffic>(
  'public/readTraffic',
  (_, { traffic, lastTraffic, clock }) =>
    TE.map((answer: Traffic) => {
      const known = datedUntil(clock.now(), answer);
      lastTraffic.write(known);
      return known;
    })(traffic.read()),
  { isPublic: true, choose: newerTraffic },
);
