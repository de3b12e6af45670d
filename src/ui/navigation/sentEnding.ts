import * as E from 'fp-ts/Either';
import type { Location } from 'react-router-dom';
import { asRecord } from '../../domain/basis/asRecord';
import { boundedText } from '../../domain/basis/boundedText';
import { instant, type Instant } from '../../domain/basis/instant';
import {
  parseContractEnding,
  type ContractEnding,
  type EndingInput,
  type EndingKind,
} from '../../domain/contact/contractEnding';

/** A declaration that was sent, and when. */
export interface SentEnding {
  readonly ending: ContractEnding;
  readonly at: Instant;
}

/** What is sent has no maximum on the page, and is the proof of it: this one only bounds a history state. */
const LONGEST_SENT = 100_000;

/** History state of a sent declaration: a reload shows again what the person may have to prove (P8.15). */
export function ofSentEnding(sent: SentEnding, owner: string | null): object {
  return { sentEnding: { ...sent, owner } };
}

/** Reads and decodes it, for its owner only (`username`, null for a visitor); null without one. */
export function readSentEnding(
  { state }: Pick<Location, 'state'>,
  kind: EndingKind,
  username: string | null,
): SentEnding | null {
  const { ending, at, owner } = asRecord(asRecord(state)['sentEnding']);
  const texts = asRecord(ending);
  if (owner !== username || texts['kind'] !== kind || !Number.isSafeInteger(at)) return null;
  const sentAt = instant(at as number);
  const text = (name: keyof EndingInput): string => boundedText(texts[name], LONGEST_SENT);
  const typed = {
    name: text('name'),
    email: text('email'),
    contract: text('contract'),
    day: text('day'),
    note: text('note'),
  };
  const read = parseContractEnding(kind, typed, sentAt);
  return E.isRight(read) ? { ending: read.right, at: sentAt } : null;
}
