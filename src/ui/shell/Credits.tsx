import type { ReactElement } from 'react';
import { operator } from '../operator';

/** The footer of every page: operator, agency and version (M1.8). */
export function Credits(): ReactElement {
  return (
    <p>
      © {operator.name} · {operator.agencyCredit} · Version {operator.version}
    </p>
  );
}
