import type { Subscriber } from '../../domain/subscriber';
import { createUseCase } from '../kernel/createUseCase';

/** Fetches the signed-in subscriber with every contract (M7.11). The area's layout shows a failure and offers to retry. */
export const loadSubscriber = createUseCase<void, Subscriber>('member/loadSubscriber', (_, ports) =>
  ports.subscribers.load(),
);
