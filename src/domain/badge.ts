import type { BadgeStatus } from './badgeStatus';
import type { Instant } from './instant';

/** A toll badge of a contract (M3.9). Texts that are not filled in are empty. */
export interface Badge {
  readonly id: number;
  readonly reference: string;
  readonly serialNumber: string;
  readonly name: string;
  /** Called imputation by the server. */
  readonly personalisation1: string;
  /** Called comment by the server. */
  readonly personalisation2: string;
  readonly deliveredAt: Instant | null;
  /** The server's code: R, LC, L or none (M5.24). */
  readonly deliveryType: string | null;
  readonly status: BadgeStatus;
  readonly hasAdditionalService: boolean;
  readonly thresholdAlert: ThresholdAlert;
  readonly canUpdate: boolean;
}

/** A mail sent when a badge has passed more often than `count` times in the period (M3.9, M5.18). */
export interface ThresholdAlert {
  readonly isOn: boolean;
  readonly count: number | null;
  readonly firstEmail: string;
  readonly secondEmail: string;
  readonly period: ThresholdPeriod | null;
}

/** A week counts from Monday, a month from the 1st (M9.13). */
export type ThresholdPeriod = 'week' | 'month';

/** S: week, M: month (M3.9). */
export function thresholdPeriodFromCode(code: 'S' | 'M'): ThresholdPeriod {
  return code === 'S' ? 'week' : 'month';
}
