import { Modal } from '@mantine/core';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Paper.css';
import type { ReactElement } from 'react';
import { Button } from '../../design/Button';
import styles from './DeletionDialog.module.css';

/** A request that is under way cannot be taken back: the dialog waits for its answer. */
const stay = (): void => undefined;

interface DeletionDialogProps {
  readonly username: string;
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/**
 * Asks once more before the deletion is requested; the focus starts on what changes nothing. In parts: Mantine's whole `Modal`
 * puts its title in a second page header. Who opened it takes the focus back: Mantine forgets it when the dialog is fetched late.
 */
export function DeletionDialog({
  username,
  isOpen,
  isBusy,
  onConfirm,
  onCancel,
}: DeletionDialogProps): ReactElement {
  return (
    <Modal.Root
      opened={isOpen}
      onClose={isBusy ? stay : onCancel}
      lockScroll={false}
      returnFocus={false}
      centered
      transitionProps={{ duration: 150 }}
    >
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body className={styles.body}>
          <Modal.Title className={styles.title}>Suppression du compte</Modal.Title>
          <p>
            Vous demandez la suppression du compte <strong>{username}</strong>, avec tous ses
            contrats. Vous ne pourrez pas revenir sur cette demande en ligne.
          </p>
          <div className={styles.answers}>
            <Button busy={isBusy} onClick={onConfirm}>
              Confirmer
            </Button>
            <Button
              variant="outline"
              data-autofocus
              aria-disabled={isBusy}
              onClick={isBusy ? stay : onCancel}
            >
              Annuler
            </Button>
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
