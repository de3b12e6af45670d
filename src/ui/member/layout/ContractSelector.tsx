import { NativeSelect } from '@mantine/core';
import type { ReactElement } from 'react';
import { useMatch } from 'react-router-dom';
import type { Contract } from '../../../domain/contract/contract';
import { routes } from '../../navigation/routes';
import styles from './ContractSelector.module.css';

export interface ContractSelectorProps {
  /** Undefined while loading: the selector keeps its space. A null entry is an unreadable contract. */
  readonly contracts: readonly (Contract | null)[] | undefined;
  /** The last load failed: the contracts loaded before can still be selected. */
  readonly hasFailed?: boolean;
  readonly selectedIndex: number;
  readonly onSelectContract: (index: number) => void;
}

/** The selector of the contract that the pages are about (M2.19); absent when there is none. */
export function ContractSelector({
  contracts,
  hasFailed = false,
  selectedIndex,
  onSelectContract,
}: ContractSelectorProps): ReactElement | null {
  const isPinned = useIsContractPinned();
  const hasChoice = contracts ? contracts.length > 0 : !hasFailed;
  if (!hasChoice) return null;
  return (
    <NativeSelect
      label="N° de contrat"
      classNames={{
        root: isPinned ? `${styles.contract} ${styles.pinned}` : styles.contract,
        label: styles.label,
        description: 'tp-hidden',
        wrapper: styles.wrapper,
        input: `tp-numbers ${styles.select}`,
        section: styles.chevron,
      }}
      labelProps={{ flex: 'none', mb: 0, c: 'dimmed', fz: 'sm', fw: 400 }}
      description={isPinned ? 'Contrat de ce badge' : undefined}
      disabled={!contracts || isPinned}
      value={String(selectedIndex)}
      onChange={({ currentTarget }) => onSelectContract(Number(currentTarget.value))}
      data={contracts?.map(contractOption) ?? ['Chargement en cours…']}
    />
  );
}

/** On the pages of a badge the selector is disabled: they belong to its contract (M2.19). */
function useIsContractPinned(): boolean {
  const details = useMatch(routes.badgeDetails);
  const services = useMatch(routes.badgeServices);
  return details !== null || services !== null;
}

function contractOption(
  contract: Contract | null,
  index: number,
): { value: string; label: string } {
  const label = contract
    ? `${contract.reference} · ${contract.name}`
    : `Contrat ${index + 1} illisible`;
  return { value: String(index), label };
}
