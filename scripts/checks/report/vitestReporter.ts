import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';
import { writeTestEvent } from './TestEvent.ts';

/** Tells scripts/checks each test of Vitest as it ends. */
export default class CheckReporter implements Reporter {
  onTestRunStart(files: readonly unknown[]): void {
    writeTestEvent({ planned: files.length });
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors = [] } = test.result();
    if (state === 'passed') {
      writeTestEvent({ passed: 1 });
      return;
    }
    const reason = state === 'skipped' ? 'A skipped test is a failed one.' : errors.map(describe);
    const title = `${test.module.relativeModuleId} › ${test.fullName}`;
    writeTestEvent({ failed: 1, failure: [title, reason].flat().join('\n') });
  }

  onTestModuleEnd(file: TestModule): void {
    const errors = file.errors();
    writeTestEvent({ ended: 1 });
    if (errors.length > 0) {
      const failure = [file.relativeModuleId, ...errors.map(describe)].join('\n');
      writeTestEvent({ failed: 1, failure });
    }
  }

  onTestRunEnd(_: readonly TestModule[], outsideTests: readonly SerializedError[]): void {
    for (const error of outsideTests) writeTestEvent({ failed: 1, failure: describe(error) });
  }
}

function describe(error: SerializedError): string {
  const { message, diff, stack = '' } = error;
  const places = stack.split('\n').filter((line) => /^\s*at /.test(line));
  return [shorten(message), diff, ...places.slice(0, 6)].filter((part) => part).join('\n');
}

/** A message can contain the whole page of a test: its first lines say what was expected. */
function shorten(message: string): string {
  const lines = message.split('\n');
  const longest = 40;
  return lines.length > longest ? [...lines.slice(0, longest), '  …'].join('\n') : message;
}
