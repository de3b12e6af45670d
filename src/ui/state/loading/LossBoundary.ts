import { Component, type ReactNode } from 'react';
import { LostPart } from './fetchedOnce';

interface LossBoundaryProps {
  /** Changes with the address: a new page is rendered again. */
  readonly resetKey: string;
  /** Rendered instead after an error; `retry` renders the children again. */
  readonly instead: (loss: Loss) => ReactNode;
  readonly children: ReactNode;
}

export interface Loss {
  /** True when its code did not arrive and may arrive now; false when it threw. */
  readonly mayArrive: boolean;
  readonly retry: () => void;
}

interface LossBoundaryState {
  readonly resetKey: string;
  readonly problem?: unknown;
}

/** Error boundary for code that throws or does not arrive. */
export class LossBoundary extends Component<LossBoundaryProps, LossBoundaryState> {
  override state: LossBoundaryState = { resetKey: this.props.resetKey };

  static getDerivedStateFromError(problem: unknown): Partial<LossBoundaryState> {
    return { problem };
  }

  static getDerivedStateFromProps(
    { resetKey }: LossBoundaryProps,
    state: LossBoundaryState,
  ): LossBoundaryState | null {
    return state.resetKey === resetKey ? null : { resetKey, problem: undefined };
  }

  override componentDidCatch(problem: unknown): void {
    // Only after the commit: a component that is still rendering would fetch again at once.
    if (problem instanceof LostPart) problem.forget();
  }

  override render(): ReactNode {
    const { problem } = this.state;
    if (problem === undefined) return this.props.children;
    return this.props.instead({
      mayArrive: problem instanceof LostPart,
      retry: () => this.setState({ problem: undefined }),
    });
  }
}
