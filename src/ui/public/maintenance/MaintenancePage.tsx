import type { ReactElement } from 'react';
import { words } from '#words/shell/maintenance';
import { words as titles } from '#words/shell/publicTitles';
import { clockIcon } from '../../../../generated/icons';
import { Actions } from '../../design/controls/Actions';
import { ButtonLink } from '../../design/plain/ButtonLink';
import { PageHeading } from '../../design/page/PageHeading';
import { PlainScreen } from '../../design/plain/PlainScreen';
import { routes } from '../../navigation/routes';
import { ContactLinks } from '../../shell/ContactLinks';

/** Shown during maintenance of the site (P2.10). */
export function MaintenancePage(): ReactElement {
  return (
    <PlainScreen icon={clockIcon}>
      <PageHeading description={words.description}>{titles.maintenance}</PageHeading>
      <p>{words.what}</p>
      <p>{words.next}</p>
      <ContactLinks />
      <Actions>
        <ButtonLink to={routes.home}>{words.backHome}</ButtonLink>
      </Actions>
    </PlainScreen>
  );
}
