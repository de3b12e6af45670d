import { Component, type ReactNode } from 'react';
import { LostPart } from './fetchedOnce';

interface LossBoundaryProps {
  /** Changes with the address: a new page gets a new chance. */
  readonly resetKey: string;
  /** What stands in the place of what was lost; `retry` shows that again. */
  readonly instead: (loss: Loss) => ReactNode;
  readonly children: ReactNode;
}

export interface Loss {
  /** Its code did not arrive, and may do so now; otherwise it broke. */
  readonly mayArrive: boolean;
  readonly retry: () => void;
}

interface LossBoundaryState {
  readonly resetKey: string;
  readonly problem?: unknown;
}

/** Keeps what throws, or does not arrive, from taking along what stands around it. */
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
    // Only now: what is still being painted would ask again at once.
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
