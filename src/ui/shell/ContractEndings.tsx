import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { words } from './shell.words.fr';
import { routes } from '../navigation/routes';

/**
 * List items of every footer: how to end a contract concluded online, in the words of the law (articles
 * D215-1 and D221-5 of the Code de la consommation). Painted with the page: they do not wait for a script.
 */
export function ContractEndings(): ReactElement {
  return (
    <>
      <li>
        <Link to={routes.cancel}>{words.footer.cancel}</Link>
      </li>
      <li>
        <Link to={routes.withdraw}>{words.footer.withdraw}</Link>
      </li>
    </>
  );
}
