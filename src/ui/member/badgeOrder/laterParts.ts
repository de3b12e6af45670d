import { lazyPart } from '../../state/lazyPart';

const fetchOtherAddress = async () => (await import('./OtherAddress')).OtherAddress;
const fetchTerms = async () => (await import('../../ordering/TermsAcceptance')).TermsAcceptance;
const fetchSummary = async () => (await import('./SummaryStep')).SummaryStep;

/** What the first paint of an order does not show. */
export const OtherAddress = lazyPart(fetchOtherAddress);
export const TermsAcceptance = lazyPart(fetchTerms);
export const SummaryStep = lazyPart(fetchSummary);

/** Fetches them once the first step is painted. A failure here is none yet: who needs the part fetches it again. */
export function fetchLaterParts(): void {
  void Promise.allSettled([fetchOtherAddress(), fetchTerms(), fetchSummary()]);
}
