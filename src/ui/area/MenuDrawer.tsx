import { Drawer } from '@mantine/core';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import { useEffect, type ReactElement, type ReactNode } from 'react';
import { words } from './words.fr';
import { closeIcon } from '../../../generated/icons';
import { Icon } from '../design/icon/Icon';
import styles from './MenuDrawer.module.css';
import { wideScreen } from './wideScreen';

export interface MenuDrawerProps {
  readonly isOpen: boolean;
  /** Closes the drawer and focuses the button that opened it. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * The menu of small screens (M2.19), above the page and its backdrop. Its button, Escape, a click on the
 * backdrop and a wide screen close it. It uses the parts of Mantine's drawer, because `Drawer` renders its
 * title in a second page header; a link of the menu moves the focus to the new page, not back.
 */
export function MenuDrawer({ isOpen, onClose, children }: MenuDrawerProps): ReactElement {
  useEffect(() => {
    if (!isOpen) return;
    const query = window.matchMedia(wideScreen);
    if (query.matches) onClose();
    query.addEventListener('change', onClose);
    return () => query.removeEventListener('change', onClose);
  }, [isOpen, onClose]);

  return (
    <Drawer.Root
      opened={isOpen}
      size="19rem"
      returnFocus={false}
      // Rendered before it is opened: a press only shows it.
      keepMounted
      transitionProps={{ duration: 0 }}
      className={`tp-screen ${styles.root}`}
      // A `className` of the content would also style the box around the panel.
      classNames={{ content: styles.drawer }}
      onClose={onClose}
    >
      <Drawer.Overlay />
      <Drawer.Content>
        <div className={styles.head}>
          <Drawer.Title fz="lg" fw={650}>
            {words.menu}
          </Drawer.Title>
          <Drawer.CloseButton
            size={44}
            c="bright"
            aria-label={words.closeMenu}
            icon={<Icon of={closeIcon} size={24} />}
          />
        </div>
        {children}
      </Drawer.Content>
    </Drawer.Root>
  );
}
