import { callRules } from './callRules.ts';
import { contentRules } from './contentRules.ts';
import { valueRules } from './valueRules.ts';

/** Every way in which an answer, a request or an example can violate the contract. */
export const rules = { ...callRules, ...contentRules, ...valueRules } as const;

export type RuleId = keyof typeof rules;

/** All rules with their names. */
export const ruleList = Object.entries(rules).map(([id, rule]) => ({ id, ...rule }));
