import { createContext, use } from 'react';

/** The user of the area: an account with the scope, an account without it, or a visitor (P6.1, P6.2). */
export interface FreeRampVisit {
  /** E-mail of an account with the scope; otherwise null. */
  readonly account: string | null;
  /** E-mail of any signed-in account; null for a visitor. */
  readonly holder: string | null;
  /** The server's sentence about the missing scope, if it sent one (P3.2). */
  readonly closedReason: string | null;
}

const visitor: FreeRampVisit = { account: null, holder: null, closedReason: null };

export const FreeRampContext = createContext(visitor);

export function useFreeRamp(): FreeRampVisit {
  return use(FreeRampContext);
}
