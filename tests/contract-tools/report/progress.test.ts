import { expect, it } from 'vitest';
import { createProgress } from '../../../scripts/contract-tools/report/progress.ts';

/** The progress on a stream; `wait` advances the clock. */
function watch(stream: { readonly isTTY: boolean; readonly columns?: number }) {
  const written: string[] = [];
  let time = 0;
  const write = (text: string): number => written.push(text);
  return {
    progress: createProgress({ ...stream, write }, () => time),
    written,
    wait: (milliseconds: number) => (time += milliseconds),
  };
}

it('a terminal shows one line, updated at each step and removed at the end', () => {
  const { progress, written } = watch({ isTTY: true, columns: 80 });
  progress.step(3, 12, 'listPassages');
  progress.step(12, 12, 'listBadges');
  progress.end();
  expect(written).toEqual([
    `\r${'━'.repeat(6)}${'─'.repeat(18)}   3 of 12  listPassages\u001b[K`,
    `\r${'━'.repeat(24)}  12 of 12  listBadges\u001b[K`,
    '\r\u001b[K',
  ]);
});

it('the line never wraps on a narrow terminal and contains no control characters', () => {
  const { progress, written } = watch({ isTTY: true, columns: 20 });
  progress.step(1, 2, `\u001b[2J${'long'.repeat(20)}`);
  expect(written).toEqual(['\r1 of 2  \\u001b[2Jlo\u001b[K']);
});

it('a build log gets one line every 2 seconds at most', () => {
  const { progress, written, wait } = watch({ isTTY: false });
  for (let done = 1; done <= 10; done += 1) {
    wait(500);
    progress.step(done, 10, `call ${done}`);
  }
  progress.end();
  expect(written).toEqual([' 4 of 10  call 4\n', ' 8 of 10  call 8\n']);
});

it.each([
  ['spread over the run', () => 400, '400 of 400'],
  ['even if the total grows', (done: number) => done, '20 of 20'],
])('a build log gets 20 lines at most, %s', (_, totalAt, last) => {
  const { progress, written, wait } = watch({ isTTY: false });
  for (let done = 1; done <= 400; done += 1) {
    wait(5_000);
    progress.step(done, totalAt(done), 'listPassages');
  }
  expect(written).toHaveLength(20);
  expect(written.at(-1)).toContain(last);
});

it.each([true, false])('a run without calls is shown correctly (terminal: %s)', (isTTY) => {
  const { progress, written, wait } = watch({ isTTY });
  wait(2_000);
  progress.step(0, 0, 'nothing');
  progress.end();
  expect(written.join('')).toContain('0 of 0');
});
