import { Box, Flex } from '@mantine/core';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { words as titles } from '../titles.words.fr';
import { words } from './words.fr';
import { ticketIcon } from '../../../../generated/areaIcons';
import { cardIcon } from '../../../../generated/icons';
import { selectRefunds } from '../../../application/freeRamp/freeRampSlice';
import { latestData } from '../../../application/kernel/RemoteData';
import { isClaimable } from '../../../domain/freeRamp/refund';
import { Actions } from '../../design/controls/Actions';
import { ButtonLink } from '../../design/controls/ButtonLink';
import { PageHeading } from '../../design/page/PageHeading';
import { IconTile } from '../../design/icon/IconTile';
import { Marked } from '../../design/text/Marked';
import { routes } from '../../navigation/routes';
import { wantingPage } from '../../navigation/wantedPage';
import { useAppSelector } from '../../state/appHooks';
import content from '../../design/page/Content.module.css';
import styles from './FreeRampWelcomePage.module.css';
import { Lead } from '../parts/Lead';
import { AccountPrompt } from '../parts/AccountPrompt';
import { AccountOverview } from './AccountOverview';
import { useFreeRamp } from '../area/useFreeRamp';

const wantingCardLink = wantingPage({
  pathname: routes.cardLink,
  search: '',
  hash: '',
  state: null,
  key: '',
});

/** The purpose of the area, and links to its parts (P2.33). */
export function FreeRampWelcomePage(): ReactElement {
  const { account, holder } = useFreeRamp();
  const refunds = latestData(useAppSelector(selectRefunds));
  // Of an account that can claim refunds, these come first.
  const isFirst = account === null || refunds?.items.some(isClaimable) === false;
  return (
    <>
      <PageHeading>{titles.freeRamp}</PageHeading>
      <Lead>{words.lead}</Lead>
      {account !== null && <AccountOverview />}
      <ol className={styles.ways}>
        <Flex component="li" direction="column" gap="sm" p="lg" className={content.card}>
          <IconTile of={ticketIcon} />
          <Box component="h2" fz="lg">
            {words.cash.title}
          </Box>
          <p>{words.cash.about}</p>
          <Actions>
            <ButtonLink to={routes.freeRampRefund} variant={isFirst ? 'action' : 'primary'}>
              {words.cash.link}
            </ButtonLink>
          </Actions>
        </Flex>
        <Flex component="li" direction="column" gap="sm" p="lg" className={content.card}>
          <IconTile of={cardIcon} />
          <Box component="h2" fz="lg">
            {words.card.title}
          </Box>
          <p>{words.card.about}</p>
          {account !== null && (
            <Actions>
              <ButtonLink to={routes.cardLink} variant="outline">
                {titles.cardLink}
              </ButtonLink>
            </Actions>
          )}
          {holder === null && (
            <p>
              <Marked
                text={words.card.withAccount}
                mark={(part, index) => (
                  <Link
                    to={index === 0 ? routes.signIn : routes.signUp}
                    state={wantingCardLink}
                    data-carries=""
                  >
                    {part}
                  </Link>
                )}
              />
            </p>
          )}
        </Flex>
      </ol>
      {account === null && <AccountPrompt reason={words.prompt} />}
    </>
  );
}
