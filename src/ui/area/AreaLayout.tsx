import { ActionIcon, Box, Group } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Suspense, type ReactElement, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { words } from './words.fr';
import { menuIcon, signOutIcon } from '../../../generated/icons';
import { Button } from '../design/controls/Button';
import { useDisclosure } from '../design/controls/useDisclosure';
import { Icon } from '../design/icon/Icon';
import { OperatorLogo } from '../design/page/OperatorLogo';
import { operator } from '../operator';
import { Credits } from '../shell/Credits';
import footerLinks from '../shell/FooterLinks.module.css';
import { SkipLink } from '../shell/SkipLink';
import square from '../shell/Square.module.css';
import { lazyPart } from '../state/loading/lazyPart';
import { LossBoundary } from '../state/loading/LossBoundary';
import { useFetchedAhead } from '../state/loading/useFetchedAhead';
import styles from './AreaLayout.module.css';
import { Sidebar, type SidebarProps } from './Sidebar';
import { wideScreen } from './wideScreen';

const MenuDrawer = lazyPart(async () => (await import('./MenuDrawer')).MenuDrawer);

const isNarrow = (): boolean => !window.matchMedia(wideScreen).matches;

interface AreaLayoutProps {
  readonly navigation: SidebarProps;
  /** What the pages are about, at the start of the top bar; on a phone below the operator's name. */
  readonly subject: ReactNode;
  /** A notice in the top bar. */
  readonly notice?: ReactNode;
  /** The signed-in person, at the end of the top bar of a wide screen. */
  readonly person?: ReactNode;
  /** The button « Déconnexion », in the top bar or in the drawer; absent when it is a page of the menu. */
  readonly onSignOut?: () => void;
  /** List items of the footer: the visitor's settings. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/**
 * The frame of a private area: sidebar, top bar, page and footer (M2.19, M1.8). Below 62em the sidebar is a
 * drawer, whose code is fetched after the page; without it the menu is shown below the bar.
 */
export function AreaLayout({
  navigation,
  subject,
  notice,
  person,
  onSignOut,
  footer,
  children,
}: AreaLayoutProps): ReactElement {
  const { isOpen, toggle, close, toggleRef } = useDisclosure();
  // After the first render, which is that of the painted page, a phone has no menu that it does not show.
  const isWide = useMediaQuery(wideScreen, true);
  const isFetched = useFetchedAhead(MenuDrawer, isNarrow);
  const menu = <Sidebar {...navigation} onSignOut={onSignOut} />;
  return (
    <div className={styles.area}>
      <SkipLink />
      <header className={`tp-screen ${styles.bar}`}>
        <Box
          component={Link}
          to={navigation.home}
          aria-label={`${operator.name}, ${navigation.name}`}
          mx={-6}
          className={`${square.square} ${styles.mark}`}
        >
          <OperatorLogo size={32} />
        </Box>
        <Box flex={1} miw={0}>
          <Box component="p" pos="relative" fz="sm" fw={650} lh="1.25rem" className={styles.name}>
            {operator.name}
          </Box>
          {subject}
        </Box>
        {notice}
        <Group gap="sm" wrap="nowrap" mr="-1.125rem" className={styles.person}>
          {person}
          {onSignOut && (
            <Button variant="quiet" icon={<Icon of={signOutIcon} />} onClick={onSignOut}>
              {words.signOut}
            </Button>
          )}
        </Group>
        <ActionIcon
          ref={toggleRef}
          me={-10}
          c="var(--tp-ink)"
          className={styles.menu}
          aria-label={words.openMenu}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={toggle}
        >
          <Icon of={menuIcon} size={24} />
        </ActionIcon>
      </header>
      {isWide && (
        <div className={`tp-screen ${styles.side}`}>
          <Sidebar {...navigation} />
        </div>
      )}
      {(isFetched || isOpen) && (
        <LossBoundary instead={isOpen && <div className={styles.menuOnly}>{menu}</div>}>
          <Suspense>
            <MenuDrawer
              isOpen={isOpen}
              onClose={() => {
                close();
                toggleRef.current?.focus({ preventScroll: true });
              }}
            >
              {menu}
            </MenuDrawer>
          </Suspense>
        </LossBoundary>
      )}
      <main id="contenu" className={styles.page} tabIndex={-1}>
        {children}
      </main>
      <Group
        component="footer"
        justify="space-between"
        gap="0 2rem"
        px="var(--gutter)"
        py="0.75rem"
        c="dimmed"
        fz="sm"
        className={`tp-screen ${styles.footer} ${footerLinks.links}`}
      >
        {footer !== undefined && (
          <Group component="ul" gap="0 1.5rem" c="var(--tp-link)">
            {footer}
          </Group>
        )}
        <Credits />
      </Group>
    </div>
  );
}
