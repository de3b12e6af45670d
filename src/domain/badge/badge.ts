import type { BadgeStatus } from './badgeStatus';
import type { Instant } from '../basis/instant';
import type { DeliveryType } from '../ordering/delivery';

/** A toll badge of a contract (M3.9). A text without a value is empty. */
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
  /** null: not known (M5.24). */
  readonly deliveryType: DeliveryType | UnknownDelivery | null;
  readonly status: BadgeStatus;
  readonly hasAdditionalService: boolean;
  readonly thresholdAlert: ThresholdAlert;
  readonly canUpdate: boolean;
}

/** A delivery mode that the site does not know, with the text of the server, shown unchanged. */
export interface UnknownDelivery {
  readonly calledByServer: string;
}

/** A mail is sent when a badge passes more than `count` times in the period (M3.9, M5.18). */
export interface ThresholdAlert {
  readonly isOn: boolean;
  readonly count: number | null;
  readonly firstEmail: string;
  readonly secondEmail: string;
  readonly period: ThresholdPeriod | null;
}

/** A week begins on Monday, a month on the 1st (M9.13). */
export type ThresholdPeriod = 'week' | 'month';
