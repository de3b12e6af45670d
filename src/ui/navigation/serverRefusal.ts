import { asRecord } from '../../domain/basis/asRecord';
import { boundedText } from '../../domain/basis/boundedText';

/** The server has answered that it has no payment; its sentence is empty when it sent none. */
export interface ServerRefusal {
  readonly refusal: string;
}

/** Navigation state of a failure page: the server itself was asked, so that the page may say so. */
export function ofServerRefusal(message: string | null): ServerRefusal {
  return { refusal: message ?? '' };
}

/**
 * Reads it; undefined where only the address says « fail », and for a text too long to be a sentence: an
 * empty one would say that no payment was found.
 */
export function readServerRefusal({ state }: { readonly state: unknown }): string | undefined {
  const { refusal } = asRecord(state);
  return typeof refusal === 'string' && refusal === boundedText(refusal) ? refusal : undefined;
}
