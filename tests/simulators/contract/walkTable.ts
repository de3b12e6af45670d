import type { Step } from './Step.ts';
import { subscriptionSteps } from './subscriptionSteps.ts';
import { visitorSteps } from './visitorSteps.ts';

/** Every operation once, in an order that makes a story: what pays, deletes or replaces comes after what needs it. */
export const walkTable: readonly Step[] = [...subscriptionSteps, ...visitorSteps];
