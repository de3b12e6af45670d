import type { ReactElement, ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Contract } from '../../../domain/contract';
import { useDisclosure } from '../../design/useDisclosure';
import { routes } from '../../navigation/routes';
import { Credits } from '../../shell/Credits';
import { SkipLink } from '../../shell/SkipLink';
import styles from './MemberLayout.module.css';
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

const menuId = 'menu-abonne';

/** Sidebar, top bar, page and footer (M2.19, M1.8); below 62em the sidebar opens on demand. */
export function MemberLayout({ footer, children, ...bar }: MemberLayoutProps): ReactElement {
  const navigate = useNavigate();
  const menu = useDisclosure();
  return (
    <div className={styles.area}>
      <SkipLink />
      <TopBar
        {...bar}
        onSignOut={() => void navigate(routes.signOut)}
        menuId={menuId}
        isMenuOpen={menu.isOpen}
        onToggleMenu={menu.toggle}
        menuButton={menu.toggleRef}
      />
      <Sidebar id={menuId} isOpen={menu.isOpen} />
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
