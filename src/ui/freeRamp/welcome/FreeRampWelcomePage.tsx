import type { ReactElement } from 'react';
import { words as titles } from '#words/freeRamp/titles';
import { words } from '#words/freeRamp/welcome';
import { cardIcon, ticketIcon } from '../../../../generated/icons';
import { Actions } from '../../design/controls/Actions';
import { ButtonLink } from '../../design/plain/ButtonLink';
import { PageHeading } from '../../design/page/PageHeading';
import { IconTile } from '../../design/plain/IconTile';
import { routes } from '../../navigation/routes';
import styles from './FreeRampWelcomePage.module.css';
import { Lead } from '../parts/Lead';
import { AccountPrompt } from '../parts/AccountPrompt';
import { Standing } from './Standing';
import { useFreeRamp } from '../area/useFreeRamp';

/** The purpose of the area, and links to its parts (P2.33). */
export function FreeRampWelcomePage(): ReactElement {
  const { account } = useFreeRamp();
  return (
    <>
      <PageHeading>{titles.freeRamp}</PageHeading>
      <Lead>{words.lead}</Lead>
      {account !== null && <Standing />}
      <ol className={styles.ways}>
        <li>
          <IconTile of={ticketIcon} />
          <h2>{words.cash.title}</h2>
          <p>{words.cash.about}</p>
          <Actions>
            <ButtonLink to={routes.freeRampRefund} variant="action">
              {words.cash.link}
            </ButtonLink>
          </Actions>
        </li>
        <li>
          <IconTile of={cardIcon} />
          <h2>{words.card.title}</h2>
          <p>{words.card.about}</p>
          {account !== null && (
            <Actions>
              <ButtonLink to={routes.cardLink} variant="outline">
                {titles.cardLink}
              </ButtonLink>
            </Actions>
          )}
        </li>
      </ol>
      {account === null && <AccountPrompt reason={words.prompt} />}
    </>
  );
}
