import type { Location, To } from 'react-router-dom';
import type { RefundOnItsWay } from '../../../application/freeRamp/requestRefund';
import { parseReceiptPath } from '../../../domain/freeRamp/receipt';
import type { RefundIdentifier } from '../../../domain/freeRamp/refundIdentifier';
import type { RefundStep } from '../../../domain/freeRamp/refundWizard';
import { routes } from '../../navigation/routes';

/**
 * The position in the wizard: the ticket is in the address, to be shared and reloaded (P2.40), the step in
 * the history.
 */
export interface WizardPlace {
  /** The value in the address, valid or not. */
  readonly identifier: string;
  readonly wanted: RefundStep;
  /** The sent request, with its receipt. */
  readonly sent: Pick<RefundOnItsWay, 'id' | 'receipt'> | null;
}

/** The address of the search for a ticket. */
export function searchAddress(identifier: RefundIdentifier): To {
  return { pathname: routes.freeRampRefund, search: `?identifier=${identifier}` };
}

export const bankDetailsState = { step: 'bankDetails' } as const;

export function successState({ id, receipt }: RefundOnItsWay): object {
  return { step: 'success', sent: { id, receipt } };
}

/** Decodes the history state: it survives reloads and is untrusted. */
export function readWizardPlace({ search, state }: Location): WizardPlace {
  const identifier = new URLSearchParams(search).get('identifier') ?? '';
  const { step, sent } = Object(state) as { step?: unknown; sent?: unknown };
  const request = readSent(sent);
  if (step === 'success' && request) return { identifier, wanted: 'success', sent: request };
  return { identifier, wanted: step === 'bankDetails' ? 'bankDetails' : 'result', sent: null };
}

function readSent(raw: unknown): WizardPlace['sent'] {
  const { id, receipt } = Object(raw) as { id?: unknown; receipt?: unknown };
  if (!Number.isSafeInteger(id)) return null;
  return { id: Number(id), receipt: parseReceiptPath(receipt) };
}
