import { lazyPart } from '../state/lazyPart';

/** It has nothing to say before step 3. */
export const EmailNotice = lazyPart(async () => (await import('./EmailNotice')).EmailNotice);

/** What the first paint of a purchase does not show. */
export const laterSteps = {
  details: lazyPart(async () => (await import('./details/DetailsStep')).DetailsStep),
  delivery: lazyPart(async () => (await import('./delivery/DeliveryStep')).DeliveryStep),
  bank: lazyPart(async () => (await import('./bank/BankStep')).BankStep),
  terms: lazyPart(async () => (await import('./terms/TermsStep')).TermsStep),
  contract: lazyPart(async () => (await import('./contract/ContractStep')).ContractStep),
  summary: lazyPart(async () => (await import('./summary/SummaryStep')).SummaryStep),
} as const;

/** Once the first step is painted. */
export function fetchLaterSteps(): void {
  for (const part of [...Object.values(laterSteps), EmailNotice]) void part.fetchAhead();
}
