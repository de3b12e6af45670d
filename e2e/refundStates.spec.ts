import { comeBackWith, refuseCookies } from './support/session.ts';
import { lookAtStates } from './support/states/lookAtStates.ts';
import { accountRefundStates, visitorRefundStates } from './support/states/refundStates.ts';

lookAtStates(visitorRefundStates, refuseCookies);
lookAtStates(accountRefundStates, comeBackWith);
