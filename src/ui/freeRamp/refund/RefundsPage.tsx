import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { refundIcon } from '../../../../generated/icons';
import { listRefunds } from '../../../application/freeRamp/freeRampLists';
import { selectRefunds } from '../../../application/freeRamp/freeRampSlice';
import { formatDate } from '../../../domain/basis/instant';
import { formatEuros } from '../../../domain/basis/money';
import { isClaimable, refundStatus, type Refund } from '../../../domain/freeRamp/refund';
import { selectedCount, type Selection } from '../../../domain/basis/selection';
import { Actions } from '../../design/controls/Actions';
import { AsyncButton } from '../../design/controls/AsyncButton';
import { ButtonLink } from '../../design/plain/ButtonLink';
import type { DataColumn } from '../../design/data/DataTable';
import { EmptyState } from '../../design/feedback/EmptyState';
import { PageHeading } from '../../design/page/PageHeading';
import { claiming } from '../../navigation/claimedIds';
import { routes } from '../../navigation/routes';
import { useAppSelector } from '../../state/appHooks';
import { FreeRampList } from '../parts/FreeRampList';
import { Lead } from '../parts/Lead';
import { ReceiptDownload } from '../parts/ReceiptDownload';
import { SelectableList } from '../parts/SelectableList';
import { AccountPrompt } from '../parts/AccountPrompt';
import { useFreeRamp } from '../area/useFreeRamp';
import { RefundStatusPill } from './RefundStatusPill';
import { countOfRefunds, groupIdentifier, refundStatusLooks, transferDelay } from './refundWords';

const columns: readonly DataColumn<Refund>[] = [
  { label: 'Identifiant', cell: ({ identifier }) => groupIdentifier(identifier) },
  { label: 'Date du ticket', cell: ({ ticketAt }) => formatDate(ticketAt) },
  { label: 'Montant', cell: ({ amount }) => formatEuros(amount), isAmount: true },
  {
    label: 'Statut',
    cell: (refund) => <RefundStatusPill {...refundStatusLooks[refundStatus(refund)]} />,
  },
  {
    label: 'Reçu',
    cell: ({ receipt, identifier }) =>
      receipt && (
        <ReceiptDownload path={receipt}>
          Télécharger <span className="tp-hidden">le reçu du ticket {identifier}</span>
        </ReceiptDownload>
      ),
    isWide: true,
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
      <PageHeading>Vos remboursements</PageHeading>
      <Lead>
        Cherchez un ticket payé en espèces par son identifiant{'\u202f'}: vous saurez aussitôt s'il
        est remboursable. {transferDelay}
      </Lead>
      <Actions>
        <ButtonLink to={routes.freeRampRefund} variant={account === null ? 'action' : 'primary'}>
          Demander un remboursement
        </ButtonLink>
      </Actions>
      {account === null ? (
        <AccountPrompt reason="Retrouvez ici les tickets que vous avez cherchés, avec leur statut et leur reçu, et faites-vous rembourser plusieurs tickets à la fois." />
      ) : (
        <RefundList />
      )}
    </>
  );
}

function RefundList(): ReactElement {
  return (
    <FreeRampList
      remote={useAppSelector(selectRefunds)}
      ask={listRefunds}
      empty={
        <EmptyState
          icon={refundIcon}
          message="Aucun remboursement pour le moment. Les tickets que vous cherchez par leur identifiant apparaîtront ici, avec leur statut."
        >
          <ButtonLink variant="outline" to={routes.freeRamp}>
            Comment ça marche
          </ButtonLink>
        </EmptyState>
      }
    >
      {(refunds) => (
        <SelectableList
          caption="Vos remboursements"
          columns={columns}
          rows={refunds}
          isSelectable={isClaimable}
          nameOf={({ identifier }) => `le remboursement ${identifier}`}
          countOf={countOfRefunds}
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
      Demander le remboursement
    </AsyncButton>
  );
}
