import { Component, Suspense, type ReactNode } from 'react';

interface DecorationProps {
  /** What stands in its place until it has arrived, and for good when it cannot. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** A part that the page can do without: waiting for its code, or losing it, never takes the page along. */
export class Decoration extends Component<DecorationProps, { readonly isLost: boolean }> {
  override state = { isLost: false };

  static getDerivedStateFromError(): { isLost: boolean } {
    return { isLost: true };
  }

  override render(): ReactNode {
    const { fallback = null, children } = this.props;
    return this.state.isLost ? fallback : <Suspense fallback={fallback}>{children}</Suspense>;
  }
}
