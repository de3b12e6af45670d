import { printable } from '../report/texts.ts';

/** What a command is doing, for the case that this tool itself fails. */
export class Watch {
  /** The operation or part that is being checked. */
  place = '';
  /** Publishes what was checked until now; null while there is nothing. */
  publish: (() => unknown) | null = null;
  /** The first failure, in one sentence; null without one. */
  failure: string | null = null;

  /** Keeps a failure; what does not depend on it may go on. */
  fail(place: string, problem: unknown): void {
    const { name, message } = problem instanceof Error ? problem : new Error(String(problem));
    const [line = ''] = message.split('\n');
    this.failure ??=
      `This tool failed at ${place || 'the start'} (${name}: ${printable(line.slice(0, 200))}): ` +
      'a fault of the tool, not of the API. Please report it with that part of the contract.';
  }
}
