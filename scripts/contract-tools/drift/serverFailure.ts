import type { RuleId } from '../report/Finding.ts';
import type { PlannedCall } from './PlannedCall.ts';

/** The rule for a status from 500 on: who has to mend what. */
export function failureRule(status: number, { expects }: Pick<PlannedCall, 'expects'>): RuleId {
  if (status === 503) return 'status/unavailable';
  if (status === 502 || status === 504) return 'status/gateway';
  if (expects === 'unauthorized') return 'authentication/other-answer';
  return expects === 'refusal' ? 'status/crash-on-invalid' : 'status/server-error';
}

export function tellFailure(status: number, { expects, name }: PlannedCall): string {
  if (expects === 'refusal') return `Status ${status} ${name} instead of 400.`;
  if (expects === 'unauthorized') return `Status ${status} ${name} instead of 401.`;
  if (expects === 'documented') return `Status ${status} ${name}.`;
  return `Status ${status}.`;
}
