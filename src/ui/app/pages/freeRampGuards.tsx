import type { ReactElement, ReactNode } from 'react';
import { useFreeRamp } from '../../freeRamp/area/useFreeRamp';
import { RequireSession } from '../RequireSession';

interface GuardProps {
  readonly children?: ReactNode;
}

/**
 * For accounts with access to the area; others are redirected to the sign-in or to the chooser (P6.2, P6.4).
 */
export function FreeRampAccount({ children }: GuardProps): ReactElement {
  return <RequireSession scope="FREE">{children}</RequireSession>;
}

/** For everyone. The page is remounted for another account, so that no state of the previous one stays. */
export function FreeRampAccountIfAny({ children }: GuardProps): ReactElement {
  const { account } = useFreeRamp();
  return account === null ? <>{children}</> : <FreeRampAccount>{children}</FreeRampAccount>;
}
