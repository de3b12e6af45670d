import type { Task } from 'fp-ts/Task';

interface HeldAnswer<Answer> {
  readonly answer: Task<Answer>;
  /** Gives the answer to whoever waits for it. */
  readonly give: () => void;
}

/** An answer of a server that arrives when the test says so. */
export function heldAnswer<Answer>(value: Answer): HeldAnswer<Answer> {
  let give = (): void => undefined;
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return {
    answer: async () => {
      await given;
      return value;
    },
    give: () => give(),
  };
}
