import { NativeSelect } from '@mantine/core';
import type { ReactElement } from 'react';
import { useMatch, useNavigate } from 'react-router-dom';
import type { Contract } from '../../../domain/contract';
import { Button } from '../../design/Button';
import { routes } from '../../navigation/routes';
import styles from './TopBar.module.css';

export interface TopBarProps {
  /** undefined until they are known; the selector keeps its place meanwhile. null: one that could not be read. */
  readonly contracts: readonly (Contract | null)[] | undefined;
  /** The last attempt to fetch them failed: what was known before stays to be chosen from. */
  readonly hasFailed?: boolean;
  readonly selectedIndex: number;
  readonly onSelectContract: (index: number) => void;
  readonly deletionRequested: boolean;
}

/** What the top bar of the area holds: the contract on screen, the request of a deletion, the way out (M2.19). */
export function TopBar({
  contracts,
  hasFailed = false,
  selectedIndex,
  onSelectContract,
  deletionRequested,
}: TopBarProps): ReactElement {
  const navigate = useNavigate();
  const isPinned = useIsContractPinned();
  const hasChoice = contracts ? contracts.length > 0 : !hasFailed;
  return (
    <>
      {hasChoice && (
        <NativeSelect
          label="N° de contrat"
          className={styles.contract}
          classNames={{ label: styles.label }}
          disabled={!contracts || isPinned}
          value={String(selectedIndex)}
          onChange={({ currentTarget }) => onSelectContract(Number(currentTarget.value))}
          data={contracts?.map(contractOption) ?? ['Chargement en cours…']}
        />
      )}
      {deletionRequested && (
        <p role="status" className={styles.notice}>
          Demande de suppression du compte
        </p>
      )}
      <div className={styles.leave}>
        <Button variant="outline" onClick={() => void navigate(routes.signOut)}>
          Déconnexion
        </Button>
      </div>
    </>
  );
}

/** The pages of one badge belong to its contract: no other can be chosen there (M2.19). */
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
