import type { ReactElement, ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Contract } from '../../../domain/contract';
import { useDisclosure } from '../../design/useDisclosure';
import { routes } from '../../navigation/routes';
import { Credits } from '../../shell/Credits';
import { SkipLink } from '../../shell/SkipLink';
import styles from './MemberLayout.module.css';
import { MenuDrawer } from './MenuDrawer';
import { Sidebar } from './Sidebar';
import { TopBar } from './TopBar';

interface MemberLayoutProps {
  /** undefined until they are known. */
  readonly contracts: readonly Contract[] | undefined;
  /** They could not be fetched. */
  readonly hasFailed?: boolean;
  readonly selectedIndex: number;
  readonly onSelectContract: (index: number) => void;
  readonly deletionRequested: boolean;
  /** List items of the footer: the visitor's standing choices. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** Sidebar, top bar, page and footer (M2.19, M1.8); below 62em the sidebar is a drawer. */
export function MemberLayout({ footer, children, ...bar }: MemberLayoutProps): ReactElement {
  const navigate = useNavigate();
  const menu = useDisclosure();
  return (
    <div className={styles.area}>
      <SkipLink />
      <TopBar
        {...bar}
        onSignOut={() => void navigate(routes.signOut)}
        isMenuOpen={menu.isOpen}
        onOpenMenu={menu.toggle}
        menuButton={menu.toggleRef}
      />
      <div className={styles.side}>
        <Sidebar />
      </div>
      {menu.isOpen && (
        <MenuDrawer onClose={menu.close}>
          <Sidebar />
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
