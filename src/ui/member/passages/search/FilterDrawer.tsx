import { Drawer, Group } from '@mantine/core';
import '@mantine/core/styles/Drawer.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import { useState, type ReactElement, type ReactNode } from 'react';
import { Button } from '../../../design/controls/Button';
import { CalendarInDrawer } from './CalendarInDrawer';

interface FilterDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * The fields of the search at the bottom of a phone. It uses the parts of Mantine's drawer, because `Drawer`
 * renders its title in a second page header; its opener gets the focus back. While the calendar is open,
 * Escape closes the calendar only.
 */
export function FilterDrawer({ isOpen, onClose, children }: FilterDrawerProps): ReactElement {
  const [isCalendarOpen, setCalendarOpen] = useState(false);
  return (
    <Drawer.Root
      opened={isOpen}
      onClose={onClose}
      position="bottom"
      size="auto"
      returnFocus={false}
      closeOnEscape={!isCalendarOpen}
      transitionProps={{ duration: 160 }}
      radius="10px 10px 0 0"
    >
      <Drawer.Overlay />
      <Drawer.Content h="fit-content" mah="100%">
        <Drawer.Body p="12px 16px 24px">
          <Group justify="space-between" wrap="nowrap" gap={0} me={-18}>
            <Drawer.Title fz="lg" fw={650}>
              Filtrer les trajets
            </Drawer.Title>
            <Button variant="quiet" onClick={onClose}>
              Fermer
            </Button>
          </Group>
          <CalendarInDrawer value={setCalendarOpen}>{children}</CalendarInDrawer>
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
