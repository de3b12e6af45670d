import { startWithToken, refuseCookies } from './support/session.ts';
import { signedInStates, visitorStates } from './support/states/allStates.ts';
import { checkStates } from './support/states/checkStates.ts';

checkStates(signedInStates, startWithToken);
checkStates(visitorStates, refuseCookies);
