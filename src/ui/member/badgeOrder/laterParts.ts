import { lazyPart } from '../../state/loading/lazyPart';

/** The parts that the first paint does not show. */
export const OtherDeliveryAddress = lazyPart(
  async () => (await import('./OtherDeliveryAddress')).OtherDeliveryAddress,
);
export const TermsAcceptance = lazyPart(
  async () => (await import('../../ordering/TermsAcceptance')).TermsAcceptance,
);
export const SummaryStep = lazyPart(async () => (await import('./SummaryStep')).SummaryStep);

/** Loads them after the first paint. */
export function fetchLaterParts(): void {
  for (const part of [OtherDeliveryAddress, TermsAcceptance, SummaryStep]) void part.fetchAhead();
}
