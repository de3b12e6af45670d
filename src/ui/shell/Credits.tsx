import type { ReactElement } from 'react';
import { operator } from '../operator';

/** At the foot of every page: whose site it is, who made it, and which version it is (M1.8). */
export function Credits(): ReactElement {
  return (
    <p>
      © {operator.name} · {operator.agencyCredit} · Version {operator.version}
    </p>
  );
}
