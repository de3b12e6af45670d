import type { ReactElement, ReactNode } from 'react';
import { Button } from '../design/Button';
import { useDisclosure } from '../design/useDisclosure';
import { Credits } from '../shell/Credits';
import { SkipLink } from '../shell/SkipLink';
import styles from './AreaLayout.module.css';
import { MenuDrawer } from './MenuDrawer';
import { Sidebar, type SidebarProps } from './Sidebar';

interface AreaLayoutProps {
  readonly navigation: SidebarProps;
  /** What the top bar holds beside the menu's button. */
  readonly bar: ReactNode;
  /** List items of the footer: the visitor's standing choices. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of a private area: sidebar, top bar, page and footer (M2.19, M1.8); below 62em the sidebar is a drawer. */
export function AreaLayout({ navigation, bar, footer, children }: AreaLayoutProps): ReactElement {
  const { isOpen, toggle, close, toggleRef } = useDisclosure();
  return (
    <div className={styles.area}>
      <SkipLink />
      <header className={styles.bar}>
        <div className={styles.menu}>
          <Button
            ref={toggleRef}
            variant="outline"
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={toggle}
          >
            Ouvrir le menu
          </Button>
        </div>
        {bar}
      </header>
      <div className={styles.side}>
        <Sidebar {...navigation} />
      </div>
      {isOpen && (
        <MenuDrawer onClose={close}>
          <Sidebar {...navigation} />
        </MenuDrawer>
      )}
      <main id="contenu" className={styles.page} tabIndex={-1}>
        {children}
      </main>
      <footer className={styles.footer}>
        {footer !== undefined && <ul>{footer}</ul>}
        <Credits />
      </footer>
    </div>
  );
}
