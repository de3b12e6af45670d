import type { ReactElement } from 'react';
import type { Contract } from '../../../domain/contract';
import { hidesLoadingValues, outstandingLabel } from '../../../domain/contractCategory';
import { shownContractStatus } from '../../../domain/contractStatus';
import { formatDate } from '../../../domain/instant';
import { ibanEnding } from '../../../domain/maskedIban';
import { formatEuros, formatSignedEuros } from '../../../domain/money';
import { unpaidTotal } from '../../../domain/unpaidInvoice';
import { Fact, FactList } from '../../design/FactList';
import { MaskedNumber } from '../../design/MaskedNumber';
import { contractStatusWords, outstandingWords, paymentMethodWords } from './contractWords';

interface ContractFactsProps {
  readonly contract: Contract;
}

/** Whose contract it is, and how it is paid (M3.2). */
export function ContractSituation({ contract }: ContractFactsProps): ReactElement {
  const ending = ibanEnding(contract.iban);
  return (
    <FactList layout="rows">
      <Fact label="N° de contrat">{contract.reference}</Fact>
      <Fact label="Titulaire">{contract.name}</Fact>
      <Fact label="Type de titulaire">{contract.isCompany ? 'Entreprise' : 'Particulier'}</Fact>
      {contract.kbis !== null && <Fact label="KBIS">{contract.kbis}</Fact>}
      <Fact label="Catégorie">{contract.category.name}</Fact>
      <Fact label="Date de création">{formatDate(contract.createdAt)}</Fact>
      <Fact label="Mode de paiement">{paymentMethodWords[contract.paymentMethod]}</Fact>
      <Fact label="IBAN">{ending && <MaskedNumber ending={ending} />}</Fact>
    </FactList>
  );
}

/** Where the contract stands today. Some categories are told no loading and reload values (M2.21, M9.6). */
export function ContractState({ contract }: ContractFactsProps): ReactElement {
  return (
    <FactList layout="rows">
      <Fact label="Statut">{contractStatusWords[shownContractStatus(contract.status)]}</Fact>
      <Fact label="Badges actifs">{contract.activeBadgeCount}</Fact>
      <Fact label="Solde du compte">{formatSignedEuros(contract.balance)}</Fact>
      <Fact label={outstandingWords[outstandingLabel(contract.category)]}>
        {formatEuros(contract.outstanding)}
      </Fact>
      <Fact label="Factures impayées">{formatEuros(unpaidTotal(contract.unpaidInvoices))}</Fact>
      <Fact label="Dépôt de garantie">{formatEuros(contract.deposit)}</Fact>
      {!hidesLoadingValues(contract.category) && (
        <>
          <Fact label="Chargement initial">{formatEuros(contract.initialLoading)}</Fact>
          <Fact label="Valeur de recharge">{formatEuros(contract.reloadValue)}</Fact>
          <Fact label="Seuil de recharge">{formatEuros(contract.reloadThreshold)}</Fact>
        </>
      )}
    </FactList>
  );
}
