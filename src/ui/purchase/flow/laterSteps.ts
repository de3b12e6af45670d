import { lazyPart } from '../../state/loading/lazyPart';
import { whenIdle } from '../../state/loading/whenIdle';

/** Not needed before step 3. */
export const EmailNotice = lazyPart(async () => (await import('../frame/EmailNotice')).EmailNotice);

/** Only a paid order has it. */
export const PaidCard = lazyPart(async () => (await import('../frame/PaidCard')).PaidCard);

/** Only an address without an order has it. */
export const UnknownOrder = lazyPart(async () => (await import('./UnknownOrder')).UnknownOrder);

/** The steps that the first paint does not show. */
export const laterSteps = {
  details: lazyPart(async () => (await import('../details/DetailsStep')).DetailsStep),
  delivery: lazyPart(async () => (await import('../delivery/DeliveryStep')).DeliveryStep),
  bank: lazyPart(async () => (await import('../bank/BankStep')).BankStep),
  terms: lazyPart(async () => (await import('../terms/TermsStep')).TermsStep),
  contract: lazyPart(async () => (await import('../contract/ContractStep')).ContractStep),
  summary: lazyPart(async () => (await import('../summary/SummaryStep')).SummaryStep),
} as const;

/** Fetches them after the page; returns a function that cancels it. */
export function fetchLaterSteps(): () => void {
  return whenIdle(() => {
    for (const part of [...Object.values(laterSteps), EmailNotice]) void part.fetchAhead();
  });
}
