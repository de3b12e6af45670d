import type { Judge } from '../answer/judgeAnswer.ts';
import type { ReceivedAnswer } from '../answer/ReceivedAnswer.ts';
import { operationSource, type ListedOperation } from '../contract/operations.ts';
import type { RuleId } from '../report/Finding.ts';
import type { Bearer } from './PlannedCall.ts';
import type { Asked, Found, JudgedCall } from './JudgedCall.ts';

/** Rules that show a completely different answer, for example a sign-in page. */
const unread: ReadonlySet<RuleId> = new Set(['content-type/other', 'json/unreadable']);

/** A call without a valid token must get 401. */
export function judgeUnauthorized(
  { listed, call, access }: Asked,
  answer: ReceivedAnswer,
  judge: Judge,
  found: Found,
): JudgedCall {
  const { status } = answer;
  const { isRefusal, differences } = judge.answer(listed, answer);
  // Without its token field, the form is incomplete too: 400 is accepted.
  if (access.kind === 'field' && status === 400) return { differences, notes: [], unseen: null };
  const wanted = '401' in listed.answers || !('403' in listed.answers) ? 401 : 403;
  const source = `${operationSource(listed)}/responses/${wanted}`;
  const isOtherPage = differences.some(({ rule }) => unread.has(rule));
  if (status >= 300 || isRefusal || isOtherPage) {
    const what = isRefusal ? 'a refusal under' : 'another page under';
    const how = `${status >= 300 ? 'status' : what} ${status}`;
    const message = `${cased(call.name)}: ${how} instead of ${wanted}.`;
    return found('authentication/other-answer', message, source);
  }
  const rule = call.bearer === 'none' ? 'authentication/not-required' : 'authentication/any-token';
  const message = `Status ${status} ${withBearer[call.bearer]} instead of ${wanted}.`;
  return found(rule, message, source);
}

const withBearer = {
  own: 'with the own token',
  none: 'without a token',
  foreign: 'with a token that nobody issued',
  altered: 'with the own token and another signature',
} satisfies Record<Bearer, string>;

/** A finding for 401 on an open call; null when 401 is documented there, or was not received. */
export function admissionDenied(
  listed: ListedOperation,
  status: number,
  found: Found,
): JudgedCall | null {
  const source = `${operationSource(listed)}/responses/401`;
  return status === 401 && !hasOwnUnauthorized(listed)
    ? found('authentication/demanded', 'Status 401 to a call that needs no token.', source)
    : null;
}

/** Whether this operation has an answer of its own for 401 (a wrong password) instead of the shared one. */
function hasOwnUnauthorized({ operation: { responses = {} } }: ListedOperation): boolean {
  return responses['401'] !== undefined && !('$ref' in responses['401']);
}

function cased(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
