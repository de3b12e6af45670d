import type { ReactElement } from 'react';
import { formatEuros } from '../../words/format.fr';
import { walletIcon } from '../../../../generated/areaIcons';
import { badgeIcon, fileIcon } from '../../../../generated/icons';
import { areBadgesSuspended } from '../../../domain/badge/shownBadgeStatus';
import type { Contract } from '../../../domain/contract/contract';
import { unpaidInvoiceNumbers, unpaidTotal } from '../../../domain/invoice/unpaidInvoice';
import type { ContractFile } from '../../../domain/subscriber/subscriber';
import { reloadSentence, SUSPENDED_BADGES } from '../contract/contractWords';
import grids from '../area/Grids.module.css';
import { Tile } from './Tile';

const UNKNOWN = '–';

/** The three figures of the contract, each with a line that explains it (M2.3). */
export function Tiles({ file }: { readonly file: ContractFile }): ReactElement {
  const { contract, badges, unreadable } = file;
  const isSuspended = areBadgesSuspended(unpaidTotal(contract.unpaidInvoices));
  return (
    <div className={grids.tiles}>
      <Tile
        icon={fileIcon}
        label="Catégorie du contrat"
        value={contract.category.name}
        note={reloadNote(contract)}
      />
      <Tile
        icon={badgeIcon}
        label="Badges actifs"
        value={contract.activeBadgeCount === null ? UNKNOWN : String(contract.activeBadgeCount)}
        note={
          isSuspended && contract.activeBadgeCount !== 0
            ? SUSPENDED_BADGES
            : badgeCountNote(badges.length, unreadable.badges)
        }
        tone={isSuspended ? 'warn' : undefined}
      />
      <Tile
        icon={walletIcon}
        label="Solde du compte"
        value={contract.balance === null ? UNKNOWN : formatEuros(contract.balance)}
        note={balanceNote(contract)}
        tone={contract.balance !== null && contract.balance < 0 ? 'bad' : undefined}
      />
    </div>
  );
}

/** Some categories have no reload values (M9.6). */
function reloadNote(contract: Contract): string {
  const sentence = contract.category.hasOutstandingOnly ? null : reloadSentence(contract);
  return sentence ?? `Contrat ${contract.reference}`;
}

/** Undefined while it is not known how many there are (P7.2). */
function badgeCountNote(count: number, unreadable: number): string | undefined {
  if (unreadable > 0) return undefined;
  if (count === 0) return 'Aucun badge sur ce contrat';
  return count === 1 ? 'Un badge sur ce contrat' : `${String(count)} badges sur ce contrat`;
}

/** Undefined while the balance, or what is due, is not known. */
function balanceNote({ balance, unpaidInvoices, unreadableDebts }: Contract): string | undefined {
  const numbers = unpaidInvoiceNumbers(unpaidInvoices);
  if (numbers.length === 1) return `À régler\u202f: facture ${numbers.join('')}`;
  if (numbers.length > 1) return `À régler\u202f: ${String(numbers.length)} factures`;
  if (unpaidInvoices.length > 0) return 'À régler';
  if (balance === null || unreadableDebts > 0) return undefined;
  if (balance === 0) return 'Rien à régler';
  return balance > 0 ? 'En votre faveur' : 'Solde débiteur';
}
