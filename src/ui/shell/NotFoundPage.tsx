import type { ReactElement } from 'react';
import { words } from './shell.words.fr';
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
          <TaskLink to={routes.payOnline} icon={cardIcon} hint={words.notFound.payHint}>
            {words.notFound.pay}
          </TaskLink>
          <TaskLink to={routes.help} icon={helpIcon} hint={words.notFound.faqHint}>
            {words.notFound.faq}
          </TaskLink>
          <TaskLink to={routes.contact} icon={messageIcon} hint={words.notFound.contactHint}>
            {words.notFound.contact}
          </TaskLink>
        </>
      }
    >
      <PageHeading isMissing>{words.notFound.title}</PageHeading>
      <p>{words.notFound.why}</p>
      <ButtonLink to={routes.home}>{words.backHome}</ButtonLink>
    </MessageScreen>
  );
}
