import { lazyPart } from '../state/lazyPart';

const fetches = {
  details: async () => (await import('./details/DetailsStep')).DetailsStep,
  delivery: async () => (await import('./delivery/DeliveryStep')).DeliveryStep,
  bank: async () => (await import('./bank/BankStep')).BankStep,
  terms: async () => (await import('./terms/TermsStep')).TermsStep,
  contract: async () => (await import('./contract/ContractStep')).ContractStep,
  summary: async () => (await import('./summary/SummaryStep')).SummaryStep,
} as const;

const fetchEmailNotice = async () => (await import('./EmailNotice')).EmailNotice;

/** It has nothing to say before step 3. */
export const EmailNotice = lazyPart(fetchEmailNotice);

/** What the first paint of a purchase does not show. */
export const laterSteps = {
  details: lazyPart(fetches.details),
  delivery: lazyPart(fetches.delivery),
  bank: lazyPart(fetches.bank),
  terms: lazyPart(fetches.terms),
  contract: lazyPart(fetches.contract),
  summary: lazyPart(fetches.summary),
} as const;

/** Fetches them once the first step is painted. A failure here is none yet: who needs the step fetches it again. */
export function fetchLaterSteps(): void {
  void Promise.allSettled([...Object.values(fetches), fetchEmailNotice].map((fetch) => fetch()));
}
