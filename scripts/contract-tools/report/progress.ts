import type { Output } from '../command/Terminal.ts';
import { printable } from './texts.ts';

export interface Progress {
  /** `label` is the current step. */
  readonly step: (done: number, total: number, label: string) => void;
  /** Removes the live line. */
  readonly end: () => void;
}

const logEvery = 2_000;
const logLines = 20;
const barWidth = 24;

/** The progress of a run: a line that is updated on a terminal; in a build log at most 20 plain lines. */
export function createProgress(stream: Output, now: () => number = Date.now): Progress {
  return stream.isTTY === true ? liveLine(stream) : logged(stream, now);
}

/** Does work that tells its steps, and removes the live line after it. */
export async function withProgress<T>(
  stream: Output,
  work: (step: Progress['step']) => Promise<T>,
): Promise<T> {
  const { step, end } = createProgress(stream);
  try {
    return await work(step);
  } finally {
    end();
  }
}

function liveLine(stream: Output): Progress {
  return {
    step: (done, total, label) => {
      const width = (stream.columns ?? 80) - 1;
      const text = `${width >= 60 ? `${bar(done, total)}  ` : ''}${describeStep(done, total, label)}`;
      stream.write(`\r${Array.from(text).slice(0, width).join('')}\u001b[K`);
    },
    end: () => stream.write('\r\u001b[K'),
  };
}

function logged(stream: Output, now: () => number): Progress {
  let last = { at: now(), done: 0, lines: 0 };
  return {
    step: (done, total, label) => {
      const isDue = now() - last.at >= logEvery && done - last.done >= total / logLines;
      if (!isDue || last.lines === logLines) return;
      last = { at: now(), done, lines: last.lines + 1 };
      stream.write(`${describeStep(done, total, label)}\n`);
    },
    end: () => undefined,
  };
}

function describeStep(done: number, total: number, label: string): string {
  return `${String(done).padStart(String(total).length)} of ${total}  ${printable(label)}`;
}

function bar(done: number, total: number): string {
  const filled = total === 0 ? 0 : Math.min(barWidth, Math.floor((done / total) * barWidth));
  return '━'.repeat(filled) + '─'.repeat(barWidth - filled);
}
