import { comeBackWith, refuseCookies } from './support/session.ts';
import { accessStates } from './support/states/accessStates.ts';
import { contactStates } from './support/states/contactStates.ts';
import { contentStates } from './support/states/contentStates.ts';
import { freeRampStates, freeRampVisitorStates } from './support/states/freeRampStates.ts';
import { homeStates } from './support/states/homeStates.ts';
import { lookAtStates } from './support/states/lookAtStates.ts';
import { memberStates } from './support/states/memberStates.ts';
import { payingStates } from './support/states/payingStates.ts';
import { purchaseStates } from './support/states/purchaseStates.ts';
import { accountRefundStates, visitorRefundStates } from './support/states/refundStates.ts';

lookAtStates([...memberStates, ...freeRampStates, ...accountRefundStates], comeBackWith);
lookAtStates(
  [
    ...accessStates,
    ...contactStates,
    ...contentStates,
    ...homeStates,
    ...payingStates,
    ...purchaseStates,
    ...freeRampVisitorStates,
    ...visitorRefundStates,
  ],
  refuseCookies,
);
