import { lazyPart } from '../../state/loading/lazyPart';

/** Not needed before step 3. */
export const EmailNotice = lazyPart(async () => (await import('../frame/EmailNotice')).EmailNotice);

/** The steps that the first paint does not show. */
export const laterSteps = {
  details: lazyPart(async () => (await import('../details/DetailsStep')).DetailsStep),
  delivery: lazyPart(async () => (await import('../delivery/DeliveryStep')).DeliveryStep),
  bank: lazyPart(async () => (await import('../bank/BankStep')).BankStep),
  terms: lazyPart(async () => (await import('../terms/TermsStep')).TermsStep),
  contract: lazyPart(async () => (await import('../contract/ContractStep')).ContractStep),
  summary: lazyPart(async () => (await import('../summary/SummaryStep')).SummaryStep),
} as const;

/** Loads them after the first paint. */
export function fetchLaterSteps(): void {
  for (const part of [...Object.values(laterSteps), EmailNotice]) void part.fetchAhead();
}
