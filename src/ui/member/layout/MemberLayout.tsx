import type { ReactElement, ReactNode } from 'react';
import { AreaLayout } from '../../area/AreaLayout';
import { routes } from '../../navigation/routes';
import { memberNavigation } from './memberNavigation';
import { TopBar, type TopBarProps } from './TopBar';

interface MemberLayoutProps extends TopBarProps {
  /** List items of the footer: the visitor's standing choices. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

const navigation = {
  name: 'Espace abonné',
  home: routes.dashboard,
  groups: memberNavigation,
} as const;

/** The frame of the subscriber area (M2.19). */
export function MemberLayout({ footer, children, ...bar }: MemberLayoutProps): ReactElement {
  return (
    <AreaLayout navigation={navigation} bar={<TopBar {...bar} />} footer={footer}>
      {children}
    </AreaLayout>
  );
}
