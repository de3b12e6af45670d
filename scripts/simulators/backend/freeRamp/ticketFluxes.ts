import type { components } from '../../../../generated/api.ts';

/** A bank card linked to a licence plate. */
export interface TicketFluxRow {
  readonly id: number;
  readonly licencePlate: string;
  /** First 6 digits, six X, last 4 digits (P3.4). */
  readonly truncatedPan: string;
  readonly createdAt: number;
}

/** A linked card in the contract's shape. */
export function toTicketFlux({
  id,
  licencePlate,
  truncatedPan,
  createdAt,
}: TicketFluxRow): components['schemas']['TicketFlux'] {
  return {
    id,
    licencePlate,
    lastFourDigits: truncatedPan.slice(-4),
    creationDate: { timestamp: createdAt },
  };
}
