import type { ReactElement } from 'react';
import { operatorLanguage } from '../../words/operatorText.fr';
import type { CmsHtml } from '../../../domain/publicSite/cmsHtml';
import { frenchSpaces } from '../../cms/frenchSpaces';
import { plainText } from '../../cms/plainText';

/** The text of an alert, without its markup. */
export function AlertText({ html }: { readonly html: CmsHtml }): ReactElement {
  return <span lang={operatorLanguage}>{frenchSpaces(plainText(html))}</span>;
}
