import type { ReactElement } from 'react';
import { operator } from '../operator';

/**
 * The footer of every page: operator, agency and version (M1.8), and the licences of what the site
 * contains, a page that the build writes (scripts/build/licences).
 */
export function Credits(): ReactElement {
  return (
    <p>
      © {operator.name} · {operator.agencyCredit} · Version {operator.version} ·{' '}
      <a href="/licences">Logiciels libres</a>
    </p>
  );
}
