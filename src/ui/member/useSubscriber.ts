import { createContext, use } from 'react';
import type { Subscriber } from '../../domain/subscriber';

/** Who is signed in; the area shows its pages once it is known. */
export const SubscriberContext = createContext<Subscriber | undefined>(undefined);

/** The subscriber whose page this is. */
export function useSubscriber(): Subscriber {
  const subscriber = use(SubscriberContext);
  if (!subscriber) throw new Error('useSubscriber stands outside MemberArea');
  return subscriber;
}
