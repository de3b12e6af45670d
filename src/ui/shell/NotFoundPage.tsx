import type { ReactElement } from 'react';
import { words } from './notFound.words.fr';
import { cardIcon, helpIcon, messageIcon, searchIcon } from '../../../generated/icons';
import { ButtonLink } from '../design/controls/ButtonLink';
import { PageHeading } from '../design/page/PageHeading';
import { MessageScreen } from '../design/page/MessageScreen';
import { TaskLink } from '../design/controls/TaskLink';
import deadend from '../design/scenes/deadend.svg';
import { routes } from '../navigation/routes';

export function NotFoundPage(): ReactElement {
  return (
    <MessageScreen
      icon={searchIcon}
      scene={deadend}
      links={
        <>
          <TaskLink to={routes.payOnline} icon={cardIcon} hint={words.payHint}>
            {words.pay}
          </TaskLink>
          <TaskLink to={routes.help} icon={helpIcon} hint={words.faqHint}>
            {words.faq}
          </TaskLink>
          <TaskLink to={routes.contact} icon={messageIcon} hint={words.contactHint}>
            {words.contact}
          </TaskLink>
        </>
      }
    >
      <PageHeading isMissing>{words.title}</PageHeading>
      <p>{words.why}</p>
      <ButtonLink to={routes.home}>{words.backHome}</ButtonLink>
    </MessageScreen>
  );
}
