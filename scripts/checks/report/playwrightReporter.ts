import type {
  FullConfig,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
} from '@playwright/test/reporter';
import { writeTestEvent } from './TestEvent.ts';

/** Tells scripts/checks each browser test as it ends; a failed one with what its page did. */
export default class CheckReporter implements Reporter {
  printsToStdio(): boolean {
    return true;
  }

  onBegin(_: FullConfig, suite: Suite): void {
    writeTestEvent({ planned: suite.allTests().length });
  }

  onTestEnd(test: TestCase, { status, errors, attachments }: TestResult): void {
    if (test.outcome() === 'expected' && status !== 'skipped') {
      writeTestEvent({ ended: 1, passed: 1 });
      return;
    }
    const seen = attachments.flatMap(({ name, body, path }) =>
      body ? [`${name}:\n${body.toString('utf8')}`] : path ? [`${name}: ${path}`] : [],
    );
    const reason =
      status === 'skipped' ? ['A skipped test is a failed one.'] : errors.map(describe);
    const title = test.titlePath().filter(Boolean).join(' › ');
    writeTestEvent({ ended: 1, failed: 1, failure: [title, ...reason, ...seen].join('\n') });
  }

  onError(error: TestError): void {
    writeTestEvent({ failed: 1, failure: describe(error) });
  }
}

function describe({ message = '', snippet = '', stack = '' }: TestError): string {
  return [stack || message, snippet].filter((part) => part !== '').join('\n');
}
