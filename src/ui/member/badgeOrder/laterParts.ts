import { lazyPart } from '../../state/loading/lazyPart';
import { whenIdle } from '../../state/loading/whenIdle';

/** The parts that the first paint does not show. */
export const OtherDeliveryAddress = lazyPart(
  async () => (await import('./OtherDeliveryAddress')).OtherDeliveryAddress,
);
export const TermsAcceptance = lazyPart(
  async () => (await import('../../ordering/TermsAcceptance')).TermsAcceptance,
);
export const SummaryStep = lazyPart(async () => (await import('./SummaryStep')).SummaryStep);

/** Fetches them after the page; returns a function that cancels it. */
export function fetchLaterParts(): () => void {
  return whenIdle(() => {
    for (const part of [OtherDeliveryAddress, TermsAcceptance, SummaryStep]) void part.fetchAhead();
  });
}
