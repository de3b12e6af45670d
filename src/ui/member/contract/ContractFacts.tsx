import { Text } from '@mantine/core';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { formatDate, formatEuros, formatSignedEuros } from '../../words/format.fr';
import { ticketIcon, walletIcon } from '../../../../generated/areaIcons';
import {
  badgeIcon,
  bankIcon,
  calendarIcon,
  cardIcon,
  checkIcon,
  closedIcon,
  fileIcon,
  infoIcon,
  receiptIcon,
  refreshIcon,
  shieldIcon,
  userIcon,
} from '../../../../generated/icons';
import { chartIcon, statementIcon, usersIcon } from '../../../../generated/memberIcons';
import { areBadgesSuspended } from '../../../domain/badge/shownBadgeStatus';
import type { Contract } from '../../../domain/contract/contract';
import { outstandingLabel } from '../../../domain/contract/contractCategory';
import { shownContractStatus } from '../../../domain/contract/contractStatus';
import { ibanEnding } from '../../../domain/bank/maskedIban';
import { isNothingDue, type Cents } from '../../../domain/basis/money';
import { unpaidTotal } from '../../../domain/invoice/unpaidInvoice';
import { Fact, FactList } from '../../design/data/FactList';
import { MaskedNumber } from '../../design/data/MaskedNumber';
import { StatusPill } from '../../design/data/StatusPill';
import { Icon } from '../../design/icon/Icon';
import { routes } from '../../navigation/routes';
import { FactLimit } from '../area/FactCards';
import {
  contractStatusWords,
  isPluralAmount,
  outstandingWords,
  paymentMethodWords,
  SUSPENDED_BADGES,
} from './contractWords';

interface ContractFactsProps {
  readonly contract: Contract;
}

/** Holder and payment method of the contract (M3.2). */
export function ContractSituation({ contract }: ContractFactsProps): ReactElement {
  const ending = ibanEnding(contract.iban);
  return (
    <FactList>
      <Fact icon={fileIcon} label="N° de contrat">
        {contract.reference}
      </Fact>
      <Fact icon={userIcon} label="Titulaire">
        {contract.name}
      </Fact>
      <Fact icon={usersIcon} label="Type de titulaire">
        {contract.isCompany === null ? null : contract.isCompany ? 'Entreprise' : 'Particulier'}
      </Fact>
      {contract.kbis !== null && (
        <Fact icon={statementIcon} label="KBIS">
          {contract.kbis}
        </Fact>
      )}
      <Fact icon={ticketIcon} label="Catégorie">
        {contract.category.name}
      </Fact>
      <Fact icon={infoIcon} label="Code de la catégorie">
        {contract.category.shownCode}
      </Fact>
      <Fact icon={calendarIcon} label="Date de création">
        {formatDate(contract.createdAt)}
      </Fact>
      <Fact icon={cardIcon} label="Mode de paiement">
        {contract.paymentMethod && paymentMethodWords[contract.paymentMethod]}
      </Fact>
      <Fact icon={bankIcon} label="IBAN">
        {ending && <MaskedNumber ending={ending} />}
      </Fact>
    </FactList>
  );
}

/** The balances of the contract. Some categories do not show loading and reload values (M2.21, M9.6). */
export function ContractState({ contract }: ContractFactsProps): ReactElement {
  const status = shownContractStatus(contract.status);
  const due = unpaidTotal(contract.unpaidInvoices);
  return (
    <FactList>
      <Fact icon={walletIcon} label="Solde du compte">
        {contract.balance === null ? null : (
          <Text span inherit {...(contract.balance < 0 && { c: 'var(--tp-bad)' })}>
            {balanceInWords(contract.balance, due)}
          </Text>
        )}
      </Fact>
      <Fact icon={receiptIcon} label="Factures impayées">
        {isNothingDue(due) ? (
          contract.unreadableDebts === 0 && <span>{formatEuros(due)}</span>
        ) : (
          <Link to={routes.invoices}>{formatEuros(due)}</Link>
        )}
        {contract.unreadableDebts > 0 && <FactLimit>Une partie n'a pas pu être lue</FactLimit>}
      </Fact>
      <Fact icon={infoIcon} label="Statut du contrat">
        <StatusPill
          tone={status === 'active' ? 'ok' : 'quiet'}
          icon={<Icon of={status === 'active' ? checkIcon : closedIcon} size={16} />}
        >
          {contractStatusWords[status]}
        </StatusPill>
      </Fact>
      <Fact icon={badgeIcon} label="Badges actifs">
        {contract.activeBadgeCount === null ? null : (
          <>
            <span>{contract.activeBadgeCount}</span>
            {contract.activeBadgeCount > 0 && areBadgesSuspended(due) && (
              <FactLimit>{SUSPENDED_BADGES}</FactLimit>
            )}
          </>
        )}
      </Fact>
      <Fact icon={statementIcon} label={outstandingWords[outstandingLabel(contract.category)]}>
        {formatKnown(contract.outstanding)}
      </Fact>
      <Fact icon={shieldIcon} label="Dépôt de garantie">
        {formatKnown(contract.deposit)}
      </Fact>
      {!contract.category.hasOutstandingOnly && (
        <>
          <Fact icon={ticketIcon} label="Chargement initial">
            {formatKnown(contract.initialLoading)}
          </Fact>
          <Fact icon={refreshIcon} label="Montant du rechargement">
            {reloadFact(contract, contract.reloadValue)}
          </Fact>
          <Fact icon={chartIcon} label="Seuil de rechargement">
            {reloadFact(contract, contract.reloadThreshold)}
          </Fact>
        </>
      )}
    </FactList>
  );
}

/** Null, which is shown as not known, for an amount that the server does not say. */
function formatKnown(amount: Cents | null): string | null {
  return amount === null ? null : formatEuros(amount);
}

/** An amount of the reload; « aucun » where the account is not reloaded. */
function reloadFact({ reloadValue }: Contract, amount: Cents | null): string | null {
  return reloadValue !== null && reloadValue <= 0 ? 'aucun' : formatKnown(amount);
}

/**
 * A balance with its meaning: what is left for coming trips, or owed; to be paid only where the unpaid
 * invoices ask for this amount (M2.3, M3.2, M3.5).
 */
function balanceInWords(balance: Cents, due: Cents): string {
  if (balance === 0) return formatEuros(balance);
  const owed = balance + due === 0 ? 'à régler' : '(solde débiteur)';
  const left = isPluralAmount(balance) ? 'disponibles' : 'disponible';
  return `${formatSignedEuros(balance)} ${balance < 0 ? owed : left}`;
}
