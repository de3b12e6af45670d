import { asRecord } from '../basis/asRecord';
import type { LicencePlate } from '../basis/licencePlate';
import type { NoticeNumber } from './noticeSearch';

/** A plate whose notices were paid on this device. */
export interface KeptPlate {
  readonly plate: LicencePlate;
  /** The numbers of the notices that were paid, the latest first. */
  readonly notices: readonly NoticeNumber[];
}

/** What the visitor keeps on this device, the plate of the latest payment first. */
export type KeptPlates = readonly KeptPlate[];

/** A notice whose payment the server has confirmed. */
export interface PaidNotice {
  readonly plate: LicencePlate;
  readonly number: NoticeNumber;
}

/** The plates of a household, and the latest notices of each; the oldest are dropped. */
export const mostKept = { plates: 4, notices: 3 } as const;

/**
 * What the search of a notice accepts (P5.10–P5.12, `parseNoticeSearch`), in its final form and bounded; the
 * search checks it again. Written here because the receipt of a payment does not load the rules of forms.
 */
const plateShape = /^(?:[\p{Lu}\p{Lo}\p{N}]\p{M}*){6,20}$/u;
const LONGEST = 60;
const numberShape = /^[A-Za-z0-9]{4,20}$/;

/**
 * Decodes what this device has stored, from any value: null when the visitor keeps nothing (the default).
 * A plate or a number that is no longer valid is dropped.
 */
export function readKeptPlates(raw: unknown): KeptPlates | null {
  const { plates } = asRecord(raw);
  if (!Array.isArray(plates)) return null;
  return plates
    .slice(0, mostKept.plates)
    .map(readPlate)
    .filter((one) => one !== null)
    .filter(({ plate }, index, all) => all.findIndex((one) => one.plate === plate) === index);
}

/** The plates after a payment: its plate comes first, and its number first among those of the plate. */
export function withPaidNotice(kept: KeptPlates, { plate, number }: PaidNotice): KeptPlates {
  const before = kept.find((one) => one.plate === plate)?.notices ?? [];
  const notices = [number, ...before.filter((one) => one !== number)].slice(0, mostKept.notices);
  const others = kept.filter((one) => one.plate !== plate);
  return [{ plate, notices }, ...others].slice(0, mostKept.plates);
}

/** A notice from texts that a payment has stored; null unless both are valid and bounded. */
export function readPaidNotice(plate: unknown, number: unknown): PaidNotice | null {
  return isPlate(plate) && isNumber(number) ? { plate, number } : null;
}

function readPlate(raw: unknown): KeptPlate | null {
  const { plate, notices } = asRecord(raw);
  if (!isPlate(plate)) return null;
  const numbers = Array.isArray(notices) ? notices.slice(0, mostKept.notices) : [];
  return { plate, notices: [...new Set(numbers.filter(isNumber))] };
}

function isPlate(raw: unknown): raw is LicencePlate {
  return typeof raw === 'string' && raw.length <= LONGEST && plateShape.test(raw);
}

function isNumber(raw: unknown): raw is NoticeNumber {
  return typeof raw === 'string' && numberShape.test(raw);
}
