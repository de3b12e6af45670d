import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { words } from '../../shell/shell.words.fr';
import { routes } from '../../navigation/routes';
import { operator, phoneHref } from '../../operator';
import { ContractEndings } from '../../shell/ContractEndings';
import { FooterControls } from './FooterControls';

/** List items of the footer of a private area: who to ask, then the settings, then the links of the law. */
export function AreaFooter(): ReactElement {
  return (
    <>
      <li>
        <Link to={routes.contact}>{words.tasks.contact[0]}</Link>
      </li>
      <li>
        <a href={phoneHref(operator.phone)}>{words.footer.phone(operator.phone)}</a>
      </li>
      <li>
        <Link to={routes.legalNotice}>{words.footer.legalNotice}</Link>
      </li>
      <li>
        <Link to={routes.accessibility}>{words.footer.accessibility}</Link>
      </li>
      <FooterControls />
      <ContractEndings />
    </>
  );
}
