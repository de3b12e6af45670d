import { useEffect, type ReactElement } from 'react';
import { bankIcon, refundIcon, ticketIcon } from '../../../../generated/icons';
import { showTickets } from '../../../application/freeRamp/enterFreeRamp';
import { findBankAccount, listRefunds } from '../../../application/freeRamp/freeRampLists';
import {
  selectBankAccount,
  selectCards,
  selectRefunds,
  selectTickets,
} from '../../../application/freeRamp/freeRampSlice';
import { latestData } from '../../../application/kernel/RemoteData';
import { ibanEnding } from '../../../domain/bank/maskedIban';
import { formatEuros, sumCents } from '../../../domain/basis/money';
import { isClaimable } from '../../../domain/freeRamp/refund';
import { isSelectable } from '../../../domain/freeRamp/ticket';
import { defaultTicketPeriod } from '../../../domain/freeRamp/ticketPeriod';
import { MaskedNumber } from '../../design/data/MaskedNumber';
import { routes } from '../../navigation/routes';
import { useAppDispatch, useAppSelector } from '../../state/appHooks';
import styles from './Standing.module.css';
import { StandingCard } from './StandingCard';

const askForTickets = (): ReturnType<typeof showTickets> => showTickets(defaultTicketPeriod);

/** Three facts about the account, each with a link. */
export function Standing(): ReactElement {
  const dispatch = useAppDispatch();
  const cards = latestData(useAppSelector(selectCards));
  useEffect(() => {
    dispatch(askForTickets());
  }, [dispatch]);

  return (
    <section aria-labelledby="situation" className={styles.standing}>
      <h2 id="situation">Où vous en êtes</h2>
      <ul>
        <StandingCard
          label="Remboursements"
          icon={refundIcon}
          remote={useAppSelector(selectRefunds)}
          ask={listRefunds}
        >
          {({ items }) => {
            const claimable = items.filter(isClaimable);
            return claimable.length === 0
              ? { fact: 'Rien à demander', link: 'Voir vos remboursements', to: routes.refunds }
              : {
                  fact: `${formatEuros(sumCents(claimable.map(({ amount }) => amount)))} à demander`,
                  link: 'Demander le remboursement',
                  to: routes.refunds,
                };
          }}
        </StandingCard>
        <StandingCard
          label="Tickets"
          icon={ticketIcon}
          remote={useAppSelector(selectTickets)}
          ask={askForTickets}
        >
          {({ items }) =>
            cards?.items.length === 0 && cards.unreadable === 0
              ? { fact: 'Aucune carte associée', link: 'Associer une carte', to: routes.cardLink }
              : {
                  fact: withoutReceipt(items.filter(isSelectable).length),
                  link: 'Voir vos tickets',
                  to: routes.tickets,
                }
          }
        </StandingCard>
        <StandingCard
          label="IBAN"
          icon={bankIcon}
          remote={useAppSelector(selectBankAccount)}
          ask={findBankAccount}
        >
          {(account) =>
            account === null
              ? {
                  fact: 'Aucun IBAN enregistré',
                  link: 'Ajouter un IBAN',
                  to: routes.newBankAccount,
                }
              : {
                  fact: <MaskedNumber ending={ibanEnding(account.iban) ?? account.iban} />,
                  link: 'Voir votre IBAN',
                  to: routes.bankAccount,
                }
          }
        </StandingCard>
      </ul>
    </section>
  );
}

/** Tickets of the last 7 days. */
function withoutReceipt(count: number): string {
  if (count === 0) return 'Aucun sans reçu sur 7 jours';
  return `${count} sans reçu sur 7 jours`;
}
