import { Component, type ReactNode } from 'react';

interface LossBoundaryProps {
  /** After a change the children are rendered again. */
  readonly resetKey?: string;
  /** Rendered instead of the children after an error. */
  readonly instead: ReactNode;
  readonly children: ReactNode;
}

interface LossBoundaryState {
  readonly resetKey: string | undefined;
  readonly isLost: boolean;
}

/** Around a part of the page that may throw, or whose code may not arrive. */
export class LossBoundary extends Component<LossBoundaryProps, LossBoundaryState> {
  override state: LossBoundaryState = { resetKey: this.props.resetKey, isLost: false };

  static getDerivedStateFromError(): Partial<LossBoundaryState> {
    return { isLost: true };
  }

  static getDerivedStateFromProps(
    { resetKey }: LossBoundaryProps,
    state: LossBoundaryState,
  ): LossBoundaryState | null {
    return state.resetKey === resetKey ? null : { resetKey, isLost: false };
  }

  override render(): ReactNode {
    return this.state.isLost ? this.props.instead : this.props.children;
  }
}
