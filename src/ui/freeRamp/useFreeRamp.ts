import { createContext, use } from 'react';

/** Who is in the free-ramp area: an account that it is open to, someone signed in whom it is not open to, or a visitor (P6.1, P6.2). */
export interface FreeRampVisit {
  /** Its e-mail; null for everyone that the area is not open to. */
  readonly account: string | null;
  /** The e-mail of whoever is signed in, whatever their token opens; null for a visitor. */
  readonly holder: string | null;
  /** Why the area is closed to them, in the server's words, where it said so (P3.2). */
  readonly closedReason: string | null;
}

const visitor: FreeRampVisit = { account: null, holder: null, closedReason: null };

export const FreeRampContext = createContext(visitor);

export function useFreeRamp(): FreeRampVisit {
  return use(FreeRampContext);
}
