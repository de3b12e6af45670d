import { createContext, use } from 'react';
import type { Subscriber } from '../../../domain/subscriber/subscriber';

/** The signed-in subscriber; the area renders its pages once it is loaded. */
export const SubscriberContext = createContext<Subscriber | undefined>(undefined);

/** The loaded subscriber, for the pages of the area. */
export function useSubscriber(): Subscriber {
  const subscriber = use(SubscriberContext);
  if (!subscriber) throw new Error('useSubscriber stands outside MemberArea');
  return subscriber;
}
