import type { PlanCode } from '../../../../generated/api';
import type { OfferCode } from '../../../domain/ordering/offerCode';

/** The server's codes of the plans that are sold online (P9.1). */
export const codeOfOffer: Readonly<Record<OfferCode, PlanCode>> = {
  tunnelPass: '04',
  tunnelPassPlus: '07',
  specialOffer: '05',
};

/** The plans by their code. */
export const offerOfCode: Readonly<Record<PlanCode, OfferCode>> = {
  '04': 'tunnelPass',
  '05': 'specialOffer',
  '07': 'tunnelPassPlus',
};

/**
 * The domain's name of a plan or category; for a category that is not sold online, the server's text (M3.2).
 */
export function toCategoryCode(code: string): string {
  return isPlanCode(code) ? offerOfCode[code] : code;
}

/** The categories whose loading values are hidden (M2.21, M9.6). */
const outstandingOnly: readonly string[] = ['01', '02', '03', '10'];

/** Whether a category, by its code on the wire, hides loading values (M2.21, M9.6). */
export function hasOutstandingOnly(code: string): boolean {
  return outstandingOnly.includes(code);
}

function isPlanCode(code: string): code is PlanCode {
  return Object.hasOwn(offerOfCode, code);
}
