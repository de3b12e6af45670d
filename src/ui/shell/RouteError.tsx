import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { reloadPage } from '../../application/shell/siteRelease';
import { words as shared } from '../design/shared.words.fr';
import { words } from './shell.words.fr';
import { buttonClass } from '../design/controls/buttonClass';
import { PageHeading } from '../design/page/PageHeading';
import styles from '../design/page/Screen.module.css';
import { routes } from '../navigation/routes';
import { operator, phoneHref } from '../operator';
import { useAppDispatch } from '../state/appHooks';

/**
 * The error screen of a page that throws or whose code does not arrive. « Réessayer » reloads the page with
 * all drafts: browsers remember a module that was lost until then (whatwg/html#10327), and after a release
 * the host may no longer have it.
 */
export function RouteError(): ReactElement {
  const dispatch = useAppDispatch();
  return (
    <div className={`tp-wide ${styles.screen}`}>
      <PageHeading>{shared.failed}</PageHeading>
      <p role="alert">{words.lost}</p>
      <button
        type="button"
        className={buttonClass('primary')}
        onClick={() => dispatch(reloadPage())}
      >
        {shared.retry}
      </button>
      <Link to={routes.home}>{words.backHome}</Link>
      <a href={phoneHref(operator.phone)}>{words.footer.phone(operator.phone)}</a>
    </div>
  );
}
