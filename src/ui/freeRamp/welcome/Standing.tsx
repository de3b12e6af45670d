import { useEffect, type ReactElement } from 'react';
import { formatEuros } from '#words/format';
import { words as titles } from '#words/freeRamp/titles';
import { words } from '#words/freeRamp/welcome';
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
import { routes } from '../../navigation/routes';
import { useAppDispatch, useAppSelector } from '../../state/appHooks';
import styles from './Standing.module.css';
import { StandingCard } from './StandingCard';

const { standing } = words;

/** Three facts about the account, each with a link. */
export function Standing(): ReactElement {
  const dispatch = useAppDispatch();
  const cards = latestData(useAppSelector(selectCards));
  useEffect(() => {
    dispatch(showTickets(defaultTicketPeriod));
  }, [dispatch]);

  return (
    <section aria-labelledby="situation" className={styles.standing}>
      <h2 id="situation">{standing.title}</h2>
      <ul>
        <StandingCard
          label={standing.refunds}
          icon={refundIcon}
          remote={useAppSelector(selectRefunds)}
          ask={listRefunds}
        >
          {({ items, unreadable }) => {
            if (unreadable > 0) {
              return { fact: standing.toCheck, link: standing.seeRefunds, to: routes.refunds };
            }
            const claimable = items.filter(isClaimable);
            return claimable.length === 0
              ? { fact: standing.nothingToClaim, link: standing.seeRefunds, to: routes.refunds }
              : {
                  fact: standing.toClaim(
                    formatEuros(sumCents(claimable.map(({ amount }) => amount))),
                  ),
                  link: standing.claim,
                  to: routes.refunds,
                  isOwed: true,
                };
          }}
        </StandingCard>
        <StandingCard
          label={standing.tickets}
          icon={ticketIcon}
          remote={useAppSelector(selectTickets)}
          ask={refreshTickets}
        >
          {({ items, unreadable }) => {
            if (cards?.items.length === 0 && cards.unreadable === 0) {
              return { fact: standing.noCard, link: titles.cardLink, to: routes.cardLink };
            }
            return {
              fact:
                unreadable > 0
                  ? standing.toCheck
                  : standing.withoutReceipt(items.filter(isSelectable).length),
              link: standing.seeTickets,
              to: routes.tickets,
            };
          }}
        </StandingCard>
        <StandingCard
          label={standing.iban}
          icon={bankIcon}
          remote={useAppSelector(selectBankAccount)}
          ask={findBankAccount}
        >
          {(account) =>
            account === null
              ? {
                  fact: standing.noIban,
                  link: titles.newBankAccount,
                  to: routes.newBankAccount,
                }
              : {
                  fact: <MaskedNumber ending={ibanEnding(account.iban) ?? account.iban} />,
                  link: standing.seeIban,
                  to: routes.bankAccount,
                }
          }
        </StandingCard>
      </ul>
    </section>
  );
}
