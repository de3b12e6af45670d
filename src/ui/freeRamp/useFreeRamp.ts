import { createContext, use } from 'react';

/** Who is in the free-ramp area: an account that it is open to, or a visitor (P6.1, P6.2). */
export interface FreeRampVisit {
  /** Its e-mail; null for a visitor. */
  readonly account: string | null;
}

export const FreeRampContext = createContext<FreeRampVisit>({ account: null });

export function useFreeRamp(): FreeRampVisit {
  return use(FreeRampContext);
}
