import { asRecord } from '../basis/asRecord';
import { boundedText } from '../basis/boundedText';
import { instant, type Instant } from '../basis/instant';
import { parseLink } from '../basis/siteAddress';
import { parseOrderReference, type OrderReference } from '../payment/orderReference';

/** A generated contract, as this tab keeps it until its link expires (P4.4, P4.5). */
export interface KeptSignature {
  readonly reference: OrderReference;
  readonly previewAddress: string;
  /** Contains a short-lived token: never logged, never in a report. */
  readonly signAddress: string;
  /** Whether this tab left for the signature service. */
  readonly isOpened: boolean;
  readonly generatedAt: Instant;
}

/** A link of the signature service is never good for longer (P4.5). */
const LINK_SECONDS = 50 * 60;

const LONGEST_LINK = 4000;

/** The kept contract of this order; null without one, once its link has expired, and for any other value. */
export function readKeptSignature(
  raw: unknown,
  reference: OrderReference,
  now: Instant,
): KeptSignature | null {
  const kept = asRecord(raw);
  const { generatedAt } = kept;
  const age = typeof generatedAt === 'number' ? now - generatedAt : NaN;
  const previewAddress = parseLink(boundedText(kept.previewAddress, LONGEST_LINK));
  const signAddress = boundedText(kept.signAddress, LONGEST_LINK);
  const isRight =
    parseOrderReference(boundedText(kept.reference)) === reference &&
    age >= 0 &&
    age < LINK_SECONDS &&
    previewAddress !== null &&
    parseLink(signAddress) !== null;
  return isRight
    ? {
        ...{ reference, signAddress, previewAddress: previewAddress.href },
        isOpened: kept.isOpened === true,
        generatedAt: instant(now - age),
      }
    : null;
}
