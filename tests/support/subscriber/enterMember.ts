import * as TE from 'fp-ts/TaskEither';
import { latestData } from '../../../src/application/kernel/RemoteData';
import type { PortAccess } from '../../../src/application/ports/Ports';
import { createAppStore, type AppStore } from '../../../src/application/store';
import { loadSubscriber } from '../../../src/application/subscriber/loadSubscriber';
import {
  enterMemberArea,
  selectSubscriber,
} from '../../../src/application/subscriber/subscriberSlice';
import type { Badge } from '../../../src/domain/badge/badge';
import type { Contract } from '../../../src/domain/contract/contract';
import { findBadge } from '../../../src/domain/subscriber/findOnContracts';
import type { Subscriber } from '../../../src/domain/subscriber/subscriber';
import { fakePorts, type GivenPorts } from '../store/fakePorts';
import { aContract, aContractFile, aSubscriber } from './builders';

/** A subscriber with contracts of these ids. */
export function withContracts(...ids: readonly number[]): Subscriber {
  return aSubscriber({
    contracts: ids.map((id) => aContractFile({ contract: aContract({ id }) })),
  });
}

/** Ports that load this subscriber, and what else is given. */
export function portsOf(subscriber: Subscriber, given: GivenPorts = {}): PortAccess {
  return fakePorts({
    ...given,
    subscribers: { load: () => TE.right(subscriber), ...given.subscribers },
  });
}

/** A store whose subscriber has entered the area. */
export async function enterMember(access: PortAccess): Promise<AppStore> {
  const store = createAppStore(access);
  store.dispatch(enterMemberArea());
  await store.dispatch(loadSubscriber());
  return store;
}

/** The contracts of the store's subscriber; null for an unreadable one. */
export function contractsOf(store: AppStore): readonly (Contract | null)[] {
  const subscriber = latestData(selectSubscriber(store.getState()));
  return subscriber?.contracts.map(({ contract }) => contract) ?? [];
}

/** The badge of the store's subscriber with this id. */
export function badgeOf(store: AppStore, id: number): Badge | undefined {
  const subscriber = latestData(selectSubscriber(store.getState()));
  return findBadge(subscriber?.contracts ?? [], id)?.badge;
}
