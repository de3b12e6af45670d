import type { ReactElement } from 'react';
import { language } from '../words/language.fr';
import { words } from './shell.words.fr';
import { operatorLanguage } from '../words/operatorText.fr';
import { pathIn } from '../navigation/languages';
import { operator } from '../operator';

/**
 * The footer of every page: operator, agency and version (M1.8), and the licences of what the site
 * contains, a page that the build writes (scripts/build/licences).
 */
export function Credits(): ReactElement {
  return (
    <p>
      <span>{`© ${operator.name} ·`}</span>{' '}
      <span lang={operatorLanguage}>{operator.agencyCredit}</span>{' '}
      <span>{`· ${words.footer.version(operator.version)} ·`}</span>{' '}
      <a href={pathIn(language, '/licences')}>{words.footer.licences}</a>
    </p>
  );
}
