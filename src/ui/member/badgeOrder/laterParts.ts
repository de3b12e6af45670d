import { lazyPart } from '../../state/lazyPart';

/** What the first paint of an order does not show. */
export const OtherAddress = lazyPart(async () => (await import('./OtherAddress')).OtherAddress);
export const TermsAcceptance = lazyPart(
  async () => (await import('../../ordering/TermsAcceptance')).TermsAcceptance,
);
export const SummaryStep = lazyPart(async () => (await import('./SummaryStep')).SummaryStep);

/** Once the first step is painted. */
export function fetchLaterParts(): void {
  for (const part of [OtherAddress, TermsAcceptance, SummaryStep]) void part.fetchAhead();
}
