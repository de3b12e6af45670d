import { NativeSelect } from '@mantine/core';
import { useEffect, type ReactElement } from 'react';
import { useSearchParams } from 'react-router-dom';
import { words as titles } from '../titles.words.fr';
import { words } from './tickets.words.fr';
import { refreshTickets, showTickets } from '../../../application/freeRamp/enterFreeRamp';
import { selectTicketPeriod, selectTickets } from '../../../application/freeRamp/freeRampSlice';
import { idle } from '../../../application/kernel/RemoteData';
import {
  defaultTicketPeriod,
  ticketPeriodOrDefault,
  ticketPeriods,
} from '../../../domain/freeRamp/ticketPeriod';
import { PageHeading } from '../../design/page/PageHeading';
import { useAppDispatch, useAppSelector } from '../../state/appHooks';
import { FreeRampList } from '../parts/FreeRampList';
import { Lead } from '../parts/Lead';
import { NoTicket } from './NoTicket';
import { TicketList, TicketsSkeleton } from './TicketList';

/** The tickets of a period; the period is in the address, so that back and reload work (P2.36, P4.25). */
export function TicketsPage(): ReactElement {
  const dispatch = useAppDispatch();
  const [address, setAddress] = useSearchParams();
  const period = ticketPeriodOrDefault(address.get('periode'));
  const isShown = useAppSelector(selectTicketPeriod) === period;
  const tickets = useAppSelector(selectTickets);
  useEffect(() => {
    dispatch(showTickets(period));
  }, [dispatch, period]);

  return (
    <>
      <PageHeading>{titles.tickets}</PageHeading>
      <Lead>{words.lead}</Lead>
      <NativeSelect
        label={words.period}
        maw="18rem"
        mt="lg"
        value={period}
        data={ticketPeriods.map((value) => ({ value, label: words.periods[value] }))}
        onChange={({ currentTarget: { value } }) =>
          setAddress(value === defaultTicketPeriod ? {} : { periode: value })
        }
      />
      <FreeRampList
        remote={isShown ? tickets : idle}
        ask={refreshTickets}
        skeleton={<TicketsSkeleton />}
        empty={<NoTicket period={period} />}
      >
        {(found) => <TicketList tickets={found} />}
      </FreeRampList>
    </>
  );
}
