import { NativeSelect } from '@mantine/core';
import type { ReactElement } from 'react';
import type { Contract } from '../../../domain/contract';
import { Button } from '../../design/Button';
import classes from './TopBar.module.css';

interface TopBarProps {
  /** undefined until they are known; the selector keeps its place meanwhile. */
  readonly contracts: readonly Contract[] | undefined;
  readonly selectedIndex: number;
  readonly onSelectContract: (index: number) => void;
  readonly deletionRequested: boolean;
  readonly menuId: string;
  readonly isMenuOpen: boolean;
  readonly onToggleMenu: () => void;
  readonly onSignOut: () => void;
}

export function TopBar(props: TopBarProps): ReactElement {
  const { contracts, selectedIndex, isMenuOpen } = props;
  return (
    <header className={classes.bar}>
      <div className={classes.menu}>
        <Button
          variant="outline"
          aria-expanded={isMenuOpen}
          aria-controls={props.menuId}
          onClick={props.onToggleMenu}
        >
          {isMenuOpen ? 'Fermer le menu' : 'Ouvrir le menu'}
        </Button>
      </div>
      {contracts?.length !== 0 && (
        <NativeSelect
          label="N° de contrat"
          className={classes.contract}
          classNames={{ label: classes.label }}
          disabled={!contracts}
          value={String(selectedIndex)}
          onChange={({ currentTarget }) => {
            props.onSelectContract(Number(currentTarget.value));
          }}
          data={contracts?.map(contractOption) ?? ['Chargement en cours…']}
        />
      )}
      {props.deletionRequested && (
        <p role="status" className={classes.notice}>
          Demande de suppression du compte
        </p>
      )}
      <div className={classes.leave}>
        <Button variant="outline" onClick={props.onSignOut}>
          Déconnexion
        </Button>
      </div>
    </header>
  );
}

function contractOption(
  { reference, name }: Contract,
  index: number,
): { value: string; label: string } {
  return { value: String(index), label: `${reference} · ${name}` };
}
