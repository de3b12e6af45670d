import { Component, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../design/buttonClass';
import { PageHeading } from '../design/PageHeading';
import styles from '../design/Screen.module.css';
import { routes } from '../navigation/routes';

interface AppErrorBoundaryProps {
  /** Changes with the address: a new page gets a new chance. */
  readonly resetKey: string;
  readonly children: ReactNode;
}

interface AppErrorBoundaryState {
  readonly resetKey: string;
  readonly hasFailed: boolean;
}

/** The last resort for a page that throws, or whose code does not arrive: says so, and offers ways on. */
export class AppErrorBoundary extends Component<AppErrorBoundaryProps, AppErrorBoundaryState> {
  override state: AppErrorBoundaryState = { resetKey: this.props.resetKey, hasFailed: false };

  static getDerivedStateFromError(): Partial<AppErrorBoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(
    { resetKey }: AppErrorBoundaryProps,
    state: AppErrorBoundaryState,
  ): AppErrorBoundaryState | null {
    return state.resetKey === resetKey ? null : { resetKey, hasFailed: false };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div className={`tp-wide ${styles.screen}`}>
        <PageHeading>Une erreur est survenue</PageHeading>
        <p role="alert">
          La page ne s'est pas affichée comme prévu. Ce qui était déjà enregistré est gardé.
        </p>
        <button
          type="button"
          className={buttonClass('primary')}
          onClick={() => window.location.reload()}
        >
          Réessayer
        </button>
        <Link to={routes.home}>{"Retour à l'accueil"}</Link>
      </div>
    );
  }
}
