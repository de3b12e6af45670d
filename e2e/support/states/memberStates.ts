import { accountStates } from './accountStates.ts';
import { badgeStates } from './badgeStates.ts';
import { contractStates } from './contractStates.ts';
import { orderStates } from './orderStates.ts';
import type { State } from './State.ts';

/** The subscriber area in each of its states. */
export const memberStates: readonly State[] = [
  ...accountStates,
  ...contractStates,
  ...badgeStates,
  ...orderStates,
];
