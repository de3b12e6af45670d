import { Modal } from '@mantine/core';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Paper.css';
import type { ReactElement, ReactNode } from 'react';
import { Button } from './Button';
import styles from './ConfirmDialog.module.css';

/** What is under way cannot be taken back: the dialog waits for its answer. */
const stay = (): void => undefined;

export interface ConfirmDialogProps {
  readonly title: string;
  /** What will happen, in a paragraph or two. */
  readonly children: ReactNode;
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/**
 * Asks once more before something that cannot be taken back; the focus starts on what changes nothing. In parts: Mantine's whole `Modal`
 * puts its title in a second page header. Who opened it takes the focus back: Mantine forgets it when the dialog is fetched late.
 */
export function ConfirmDialog({
  title,
  children,
  isOpen,
  isBusy,
  onConfirm,
  onCancel,
}: ConfirmDialogProps): ReactElement {
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
          <Modal.Title className={styles.title}>{title}</Modal.Title>
          {children}
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
