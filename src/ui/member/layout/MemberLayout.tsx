import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Contract } from '../../../domain/contract';
import { routes } from '../../navigation/routes';
import { SkipLink } from '../../shell/SkipLink';
import classes from './MemberLayout.module.css';
import { Sidebar } from './Sidebar';
import { TopBar } from './TopBar';

interface MemberLayoutProps {
  readonly contracts: readonly Contract[] | undefined;
  readonly selectedIndex: number;
  readonly onSelectContract: (index: number) => void;
  readonly deletionRequested: boolean;
  readonly children: ReactNode;
}

const menuId = 'menu-abonne';

/** Sidebar, top bar and page (M2.19); below 992 px the sidebar opens on demand and closes on navigation or Escape. */
export function MemberLayout({ children, ...bar }: MemberLayoutProps): ReactElement {
  const { key } = useLocation();
  const navigate = useNavigate();
  const [openAt, setOpenAt] = useState<string>();
  const isMenuOpen = openAt === key;

  useEffect(() => {
    if (!isMenuOpen) return undefined;
    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setOpenAt(undefined);
    };
    window.addEventListener('keydown', closeOnEscape);
    return () => {
      window.removeEventListener('keydown', closeOnEscape);
    };
  }, [isMenuOpen]);

  return (
    <div className={classes.area}>
      <SkipLink />
      <TopBar
        {...bar}
        onSignOut={() => void navigate(routes.signOut)}
        menuId={menuId}
        isMenuOpen={isMenuOpen}
        onToggleMenu={() => {
          setOpenAt(isMenuOpen ? undefined : key);
        }}
      />
      <Sidebar id={menuId} isOpen={isMenuOpen} />
      <main id="contenu" className={classes.page} tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
