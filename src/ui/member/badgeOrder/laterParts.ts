import { lazyPart } from '../../state/lazyPart';

const fetchAddressFields = async () =>
  (await import('./DeliveryAddressFields')).DeliveryAddressFields;
const fetchTerms = async () => (await import('./TermsStep')).TermsStep;
const fetchSummary = async () => (await import('./SummaryStep')).SummaryStep;

/** What the first paint of an order does not show. */
export const DeliveryAddressFields = lazyPart(fetchAddressFields);
export const TermsStep = lazyPart(fetchTerms);
export const SummaryStep = lazyPart(fetchSummary);

/** Fetches them once the first step is painted. A failure here is none yet: who needs the part fetches it again. */
export function fetchLaterParts(): void {
  void Promise.allSettled([fetchAddressFields(), fetchTerms(), fetchSummary()]);
}
