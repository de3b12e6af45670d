import type { Step } from './Step.ts';
import { subscriptionSteps } from './subscriptionSteps.ts';
import { visitorSteps } from './visitorSteps.ts';

/**
 * Every operation once. Operations that pay, delete or replace something come after those that need
 * it.
 */
export const walkTable: readonly Step[] = [...subscriptionSteps, ...visitorSteps];
