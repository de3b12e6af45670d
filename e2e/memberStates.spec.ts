import { comeBackWith } from './support/session.ts';
import { lookAtStates } from './support/states/lookAtStates.ts';
import { memberStates } from './support/states/memberStates.ts';

lookAtStates(memberStates, comeBackWith);
