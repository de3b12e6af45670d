import type { Subscriber } from '../../domain/subscriber/subscriber';
import { createUseCase } from '../kernel/createUseCase';

/**
 * Fetches the signed-in subscriber with every contract (M7.11). The layout of the area shows a failure with a
 * retry button.
 */
export const loadSubscriber = createUseCase<void, Subscriber>('member/loadSubscriber', (_, ports) =>
  ports.subscribers.load(),
);
