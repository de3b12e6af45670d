import { Box, Flex } from '@mantine/core';
import { useEffect, type ReactElement } from 'react';
import { formatEuros } from '../../words/format.fr';
import { words as titles } from '../titles.words.fr';
import { words } from './words.fr';
import { ticketIcon } from '../../../../generated/areaIcons';
import { bankIcon, refundIcon } from '../../../../generated/icons';
import { refreshTickets, showTickets } from '../../../application/freeRamp/enterFreeRamp';
import { findBankAccount, listRefunds } from '../../../application/freeRamp/freeRampLists';
import {
  selectBankAccount,
  selectCards,
  selectRefunds,
  selectTickets,
} from '../../../application/freeRamp/freeRampSlice';
import { latestData } from '../../../application/kernel/RemoteData';
import { ibanEnding } from '../../../domain/bank/maskedIban';
import { sumCents } from '../../../domain/basis/money';
import { isClaimable } from '../../../domain/freeRamp/refund';
import { isSelectable } from '../../../domain/freeRamp/ticket';
import { defaultTicketPeriod } from '../../../domain/freeRamp/ticketPeriod';
import { MaskedNumber } from '../../design/data/MaskedNumber';
import { claiming } from '../../navigation/claimedIds';
import { routes } from '../../navigation/routes';
import { useAppDispatch, useAppSelector } from '../../state/appHooks';
import { OverviewCard } from './OverviewCard';

const { overview } = words;

/** Three facts about the account, each with a link. */
export function AccountOverview(): ReactElement {
  const dispatch = useAppDispatch();
  const cards = latestData(useAppSelector(selectCards));
  useEffect(() => {
    dispatch(showTickets(defaultTicketPeriod));
  }, [dispatch]);

  return (
    <Box component="section" aria-labelledby="situation" mt="1.5rem">
      <Box component="h2" id="situation" fz="lg">
        {overview.title}
      </Box>
      <Flex component="ul" wrap="wrap" gap="var(--tp-space-4) var(--tp-space-5)" mt="sm">
        <OverviewCard
          label={overview.refunds}
          icon={refundIcon}
          remote={useAppSelector(selectRefunds)}
          ask={listRefunds}
        >
          {({ items, unreadable }) => {
            if (unreadable > 0) {
              return { fact: overview.toCheck, link: overview.seeRefunds, to: routes.refunds };
            }
            const claimable = items.filter(isClaimable);
            return claimable.length === 0
              ? { fact: overview.nothingToClaim, link: overview.seeRefunds, to: routes.refunds }
              : {
                  fact: overview.toClaim(
                    formatEuros(sumCents(claimable.map(({ amount }) => amount))),
                  ),
                  link: overview.claim,
                  to: routes.refunds,
                  state: claiming(claimable.map(({ id }) => id)),
                  isOwed: true,
                };
          }}
        </OverviewCard>
        <OverviewCard
          label={overview.tickets}
          icon={ticketIcon}
          remote={useAppSelector(selectTickets)}
          ask={refreshTickets}
        >
          {({ items, unreadable }) => {
            if (cards?.items.length === 0 && cards.unreadable === 0) {
              return { fact: overview.noCard, link: titles.cardLink, to: routes.cardLink };
            }
            return {
              fact:
                unreadable > 0
                  ? overview.toCheck
                  : overview.withoutReceipt(items.filter(isSelectable).length),
              link: overview.seeTickets,
              to: routes.tickets,
            };
          }}
        </OverviewCard>
        <OverviewCard
          label={overview.iban}
          icon={bankIcon}
          remote={useAppSelector(selectBankAccount)}
          ask={findBankAccount}
        >
          {(account) =>
            account === null
              ? {
                  fact: overview.noIban,
                  link: titles.newBankAccount,
                  to: routes.newBankAccount,
                }
              : {
                  fact: <MaskedNumber ending={ibanEnding(account.iban) ?? account.iban} />,
                  link: overview.seeIban,
                  to: routes.bankAccount,
                }
          }
        </OverviewCard>
      </Flex>
    </Box>
  );
}
