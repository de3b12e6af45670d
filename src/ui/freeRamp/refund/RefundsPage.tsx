import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { listRefunds } from '../../../application/freeRamp/freeRampLists';
import { selectRefunds } from '../../../application/freeRamp/freeRampSlice';
import { formatDate } from '../../../domain/instant';
import { formatEuros } from '../../../domain/money';
import { isClaimable, refundStatus, type Refund } from '../../../domain/refund';
import { selectedCount, type Selection } from '../../../domain/selection';
import { Actions } from '../../design/Actions';
import { AsyncButton } from '../../design/AsyncButton';
import { ButtonLink } from '../../design/ButtonLink';
import type { DataColumn } from '../../design/DataTable';
import { EmptyState } from '../../design/EmptyState';
import { PageHeading } from '../../design/PageHeading';
import { claiming } from '../../navigation/claimedIds';
import { routes } from '../../navigation/routes';
import { useAppSelector } from '../../state/appHooks';
import { FreeRampList } from '../FreeRampList';
import { Lead } from '../Lead';
import { ReceiptDownload } from '../ReceiptDownload';
import { SelectableList } from '../SelectableList';
import { AccountPrompt } from '../AccountPrompt';
import { useFreeRamp } from '../useFreeRamp';
import { RefundStatusPill } from './RefundStatusPill';
import { countOfRefunds, groupIdentifier, transferDelay } from './refundWords';

const columns: readonly DataColumn<Refund>[] = [
  { label: 'Identifiant', cell: ({ identifier }) => groupIdentifier(identifier) },
  { label: 'Date du ticket', cell: ({ ticketAt }) => formatDate(ticketAt) },
  { label: 'Montant', cell: ({ amount }) => formatEuros(amount), isAmount: true },
  { label: 'Statut', cell: (refund) => <RefundStatusPill status={refundStatus(refund)} /> },
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

/** The refunds of the account, and which of them to claim (P2.39, P4.15); a visitor is told what an account gives (P2.43). */
export function RefundsPage(): ReactElement {
  const { account } = useFreeRamp();
  return (
    <>
      <PageHeading>Vos remboursements</PageHeading>
      <Lead>
        Cherchez un ticket payé en espèces par son identifiant{'\u202f'}: vous savez aussitôt s'il
        est remboursable. {transferDelay}
      </Lead>
      <Actions>
        <ButtonLink to={routes.freeRampRefund} variant={account === null ? 'action' : 'primary'}>
          Demander un remboursement
        </ButtonLink>
      </Actions>
      {account === null ? (
        <AccountPrompt reason="Vos tickets cherchés restent ici, avec leur statut et leur reçu, et vous en demandez plusieurs à la fois sur l'IBAN enregistré." />
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
        <EmptyState message="Aucun remboursement pour le moment. Les tickets que vous cherchez par leur identifiant apparaîtront ici, avec leur statut.">
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

/** Leads to the confirmation, which knows the IBAN (P2.41). */
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
