import { accessStates } from './accessStates.ts';
import { contactStates } from './contactStates.ts';
import { contentStates } from './contentStates.ts';
import { endingStates } from './endingStates.ts';
import { freeRampStates, freeRampVisitorStates } from './freeRampStates.ts';
import { homeStates } from './homeStates.ts';
import { memberStates } from './memberStates.ts';
import { payingStates } from './payingStates.ts';
import { purchaseStates } from './purchaseStates.ts';
import { accountRefundStates, visitorRefundStates } from './refundStates.ts';
import type { State } from './State.ts';

/** The named states of the screens that need a token. */
export const signedInStates: readonly State[] = [
  ...memberStates,
  ...freeRampStates,
  ...accountRefundStates,
];

/** The named states that a visitor sees. */
export const visitorStates: readonly State[] = [
  ...accessStates,
  ...contactStates,
  ...contentStates,
  ...endingStates,
  ...homeStates,
  ...payingStates,
  ...purchaseStates,
  ...freeRampVisitorStates,
  ...visitorRefundStates,
];
