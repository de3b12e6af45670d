import * as TE from 'fp-ts/TaskEither';
import type { Traffic } from '../../domain/publicSite/traffic';
import { createSharedRead } from '../kernel/createSharedRead';

/**
 * The state of the tunnels (P7.3). After a failure, the last state remains. The browser stores it for the
 * page that is shown without a network.
 */
export const { read: readTraffic, select: selectTraffic } = createSharedRead<void, Traffic>(
  'public/readTraffic',
  (_, { traffic, lastTraffic }) =>
    TE.map((known: Traffic) => {
      lastTraffic.write(known);
      return known;
    })(traffic.read()),
  { isPublic: true },
);
