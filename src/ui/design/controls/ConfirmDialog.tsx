import { Group, Modal, Stack } from '@mantine/core';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import type { ReactElement, ReactNode } from 'react';
import { words } from '../shared.words.fr';
import { Button } from './Button';

/** While the action runs, the dialog stays open until its answer. */
const stay = (): void => undefined;

export interface ConfirmDialogProps {
  readonly title: string;
  /** The consequences, in one or two paragraphs. */
  readonly children: ReactNode;
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/**
 * Confirms an irreversible action; the focus starts on « Annuler ». It uses the parts of Mantine's modal,
 * because `Modal` renders its title in a second page header. The button that opened it gets the focus back:
 * Mantine does not restore it when the dialog's code loads late.
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
        <Modal.Body p="var(--tp-space-6)">
          <Stack>
            <Modal.Title fz="lg" fw={650} lh={1.2}>
              {title}
            </Modal.Title>
            {children}
            <Group gap="sm" mt="var(--tp-space-2)">
              <Button variant="danger" busy={isBusy} onClick={onConfirm}>
                {words.confirm}
              </Button>
              <Button
                variant="outline"
                data-autofocus
                aria-disabled={isBusy}
                onClick={isBusy ? stay : onCancel}
              >
                {words.cancel}
              </Button>
            </Group>
          </Stack>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
