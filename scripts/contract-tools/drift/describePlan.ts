import { plural } from '../report/texts.ts';
import { addressOf } from './buildRequest.ts';
import type { PlannedOperation } from './PlannedCall.ts';

/**
 * The plan for people: each call with its address, and what is not called and why. Sends nothing
 * and contains no token.
 */
export function describePlan(operations: readonly PlannedOperation[], upstream: string): string {
  const asked = operations.filter(({ calls }) => calls.length > 0);
  const calls = asked.reduce((sum, one) => sum + one.calls.length, 0);
  return [
    '',
    `${plural(calls, 'call')} to ${upstream}, ${plural(asked.length, 'operation')}:`,
    '',
    ...asked.flatMap(describeOperation),
    `${plural(operations.length - asked.length, 'operation')} not called:`,
    '',
    ...operations
      .filter((one) => one.calls.length === 0)
      .map(({ listed, notes }) => `  ${listed.id.padEnd(28)}${notes.join(' ')}`),
    '',
    '',
  ].join('\n');
}

function describeOperation({ listed, calls, notes }: PlannedOperation): readonly string[] {
  const { id, effect, method, path } = listed;
  // The last call is the valid one, with a complete input.
  const whole = calls.at(-1)?.input;
  const address = whole === undefined ? path : addressOf(listed, whole);
  return [
    `  ${id}  ${effect}  ${method.toUpperCase()} ${address}`,
    `    ${calls.map(({ name }) => name).join(', ')}`,
    ...notes.map((note) => `    ${note}`),
    '',
  ];
}
