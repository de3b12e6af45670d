import { lazy } from 'react';

const fetchAddressFields = async () => ({
  default: (await import('./DeliveryAddressFields')).DeliveryAddressFields,
});
const fetchTerms = async () => ({ default: (await import('./TermsStep')).TermsStep });
const fetchSummary = async () => ({ default: (await import('./SummaryStep')).SummaryStep });

/** What the first paint of an order does not show. */
export const DeliveryAddressFields = lazy(fetchAddressFields);
export const TermsStep = lazy(fetchTerms);
export const SummaryStep = lazy(fetchSummary);

/** Fetches them once the first step is painted. A failure here is none yet: who needs the part fetches it again. */
export function fetchLaterParts(): void {
  void Promise.allSettled([fetchAddressFields(), fetchTerms(), fetchSummary()]);
}
