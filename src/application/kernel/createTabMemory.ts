import type { PortAccess } from '../ports/Ports';
import type { AppThunk } from './AppThunk';
import { storedUsername } from './storedSession';

/** A value in the memory of this tab, while its page is left and opened again; a reload forgets it. */
interface TabMemory<Input, Value> {
  /**
   * The value of this input and of the signed-in person, also after the session was renewed; otherwise a new
   * one, which replaces it.
   */
  readonly recall: (input: Input) => AppThunk<Value>;
  readonly forget: () => AppThunk;
}

interface Remembered<Value> {
  readonly owner: string | null;
  readonly key: string;
  readonly value: Value;
}

interface Memory {
  readonly delete: (access: PortAccess) => unknown;
}

const memories = new Set<Memory>();

/** Declares such a value: what makes it, and the key that tells inputs apart. */
export function createTabMemory<Input, Value>(
  make: (input: Input) => Value,
  keyOf: (input: Input) => string,
): TabMemory<Input, Value> {
  const memory = new WeakMap<PortAccess, Remembered<Value>>();
  memories.add(memory);
  return {
    recall: (input) => (_dispatch, _getState, access) => {
      const [owner, key] = [storedUsername(access.browser), keyOf(input)];
      const before = memory.get(access);
      if (before?.owner === owner && before.key === key) return before.value;
      const value = make(input);
      memory.set(access, { owner, key, value });
      return value;
    },
    forget: () => (_dispatch, _getState, access) => {
      memory.delete(access);
    },
  };
}

/** Forgets every such value: at a sign-out, because the next person may use the same tab. */
export function forgetTabMemories(): AppThunk {
  return (_dispatch, _getState, access) => {
    for (const memory of memories) memory.delete(access);
  };
}
