import type { ReactElement } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { formatDate, formatEuros } from '../../words/format.fr';
import { words as titles } from '../titles.words.fr';
import { words as states } from './refundStates.words.fr';
import { words } from './refunds.words.fr';
import { refundIcon } from '../../../../generated/icons';
import { listRefunds } from '../../../application/freeRamp/freeRampLists';
import { selectRefunds } from '../../../application/freeRamp/freeRampSlice';
import { isClaimable, refundStatus, type Refund } from '../../../domain/freeRamp/refund';
import { selectedCount, type Selection } from '../../../domain/basis/selection';
import { Actions } from '../../design/controls/Actions';
import { AsyncButton } from '../../design/controls/AsyncButton';
import { ButtonLink } from '../../design/controls/ButtonLink';
import type { DataColumn } from '../../design/data/DataTable';
import { EmptyState } from '../../design/feedback/EmptyState';
import { PageHeading } from '../../design/page/PageHeading';
import { hiddenPart } from '../../design/text/hiddenPart';
import { Marked } from '../../design/text/Marked';
import { claiming, readClaimedIds } from '../../navigation/claimedIds';
import { routes } from '../../navigation/routes';
import { useAppSelector } from '../../state/appHooks';
import { FreeRampList } from '../parts/FreeRampList';
import { Lead } from '../parts/Lead';
import { ReceiptDownload } from '../parts/ReceiptDownload';
import { SelectableBlank, SelectableList } from '../parts/SelectableList';
import { AccountPrompt } from '../parts/AccountPrompt';
import { useFreeRamp } from '../area/useFreeRamp';
import { RefundStatusPill } from './RefundStatusPill';
import { groupIdentifier } from './groupIdentifier';
import { refundStatusLooks } from './refundLooks';

const columns: readonly DataColumn<Refund>[] = [
  { label: words.columns.identifier, cell: ({ identifier }) => groupIdentifier(identifier) },
  { label: words.columns.at, cell: ({ ticketAt }) => formatDate(ticketAt) },
  { label: words.columns.amount, cell: ({ amount }) => formatEuros(amount), kind: 'amount' },
  {
    label: words.columns.status,
    cell: (refund) => <RefundStatusPill {...refundStatusLooks[refundStatus(refund)]} />,
  },
  {
    label: words.columns.receipt,
    cell: ({ receipt, identifier }) =>
      receipt && (
        <ReceiptDownload path={receipt}>
          <Marked text={words.download(identifier)} mark={hiddenPart} />
        </ReceiptDownload>
      ),
    kind: 'actions',
  },
];

/**
 * The refunds of the account, selectable for a claim (P2.39, P4.15); a visitor gets a sign-in prompt
 * (P2.43).
 */
export function RefundsPage(): ReactElement {
  const { account } = useFreeRamp();
  return (
    <>
      <PageHeading>{titles.refunds}</PageHeading>
      <Lead>{`${words.lead} ${states.transferDelay}`}</Lead>
      <Actions>
        {account === null ? (
          <ButtonLink to={routes.freeRampRefund} variant="action">
            {titles.freeRampRefund}
          </ButtonLink>
        ) : (
          <ButtonLink to={routes.freeRampRefund} variant="outline">
            {words.search}
          </ButtonLink>
        )}
      </Actions>
      {account === null ? <AccountPrompt reason={words.prompt} /> : <RefundList />}
    </>
  );
}

/** The refunds; those that the visitor comes to ask for are ticked. */
function RefundList(): ReactElement {
  const location = useLocation();
  return (
    <FreeRampList
      remote={useAppSelector(selectRefunds)}
      ask={listRefunds}
      skeleton={<SelectableBlank columns={columns} />}
      empty={
        <EmptyState icon={refundIcon} message={words.none}>
          <ButtonLink variant="outline" to={routes.freeRamp}>
            {words.howItWorks}
          </ButtonLink>
        </EmptyState>
      }
    >
      {(refunds) => (
        <SelectableList
          caption={titles.refunds}
          columns={columns}
          rows={refunds}
          isSelectable={isClaimable}
          tickedAtFirst={readClaimedIds(location)}
          boxLabel={({ identifier }) => words.select(identifier)}
          selected={words.selected}
          action={(selection) => <ClaimButton selection={selection} />}
        />
      )}
    </FreeRampList>
  );
}

/** Opens the confirmation, which shows the IBAN (P2.41). */
function ClaimButton({ selection }: { readonly selection: Selection }): ReactElement {
  const navigate = useNavigate();
  return (
    <AsyncButton
      variant="action"
      state="idle"
      disabled={selectedCount(selection) === 0}
      onClick={() =>
        void navigate(routes.refundClaim, { state: claiming([...selection.amounts.keys()]) })
      }
    >
      {words.claim}
    </AsyncButton>
  );
}
