import type { Location, To } from 'react-router-dom';
import { asRecord } from '../../../domain/basis/asRecord';
import type { RefundOnItsWay } from '../../../application/freeRamp/requestRefund';
import { mailedParameters } from '../../../domain/basis/mailedAddress';
import { cents, type Cents } from '../../../domain/basis/money';
import { parseReceiptPath } from '../../../domain/freeRamp/receipt';
import type { RefundStep } from '../../../domain/freeRamp/refundWizard';
import { claiming } from '../../navigation/claimedIds';
import { routes } from '../../navigation/routes';

/**
 * The position in the wizard: the ticket is in the address, to be shared and reloaded (P2.40), the step in
 * the history.
 */
export interface WizardPlace {
  /** The value in the address, valid or not. */
  readonly identifier: string;
  readonly wanted: RefundStep;
  readonly sent: SentRefund | null;
}

/** The sent request with its receipt, its amount, and the end of its IBAN, which is not stored as a whole. */
export interface SentRefund extends Pick<RefundOnItsWay, 'id' | 'receipt'> {
  readonly amount: Cents | null;
  readonly ibanEnding: string | null;
}

/** The address of the search for a ticket. */
export function searchAddress(identifier: string): To {
  return { pathname: routes.freeRampRefund, search: `?identifier=${identifier}` };
}

export const bankDetailsState = { step: 'bankDetails' } as const;

export function successState({ id, receipt, amount, ibanEnding }: SentRefund): object {
  return { step: 'success', sent: { id, receipt, amount, ibanEnding } };
}

/** Navigation state of a claim, which began in the wizard or in the list of refunds. */
export function claimState(ids: readonly number[], isFromWizard: boolean): object {
  return isFromWizard ? { ...claiming(ids), step: 'claim' } : claiming(ids);
}

export function isClaimFromWizard({ state }: Location): boolean {
  return asRecord(state)['step'] === 'claim';
}

/** Decodes the history state: it survives reloads and is untrusted. */
export function readWizardPlace({ search, state }: Location): WizardPlace {
  const identifier = mailedParameters(search).get('identifier') ?? '';
  const { step, sent } = asRecord(state);
  const request = readSent(sent);
  if (step === 'success' && request) return { identifier, wanted: 'success', sent: request };
  return { identifier, wanted: step === 'bankDetails' ? 'bankDetails' : 'result', sent: null };
}

function readSent(raw: unknown): SentRefund | null {
  const { id, receipt, amount, ibanEnding } = asRecord(raw);
  if (!Number.isSafeInteger(id)) return null;
  return {
    id: Number(id),
    receipt: parseReceiptPath(receipt),
    amount: Number.isSafeInteger(amount) ? cents(Number(amount)) : null,
    ibanEnding:
      typeof ibanEnding === 'string' && /^[0-9A-Z]{4}$/.test(ibanEnding) ? ibanEnding : null,
  };
}
