import type { ReactElement } from 'react';
import { Link, type To } from 'react-router-dom';
import styles from './StepProgress.module.css';

interface StepProgressProps<Step extends string> {
  readonly label: string;
  /** All steps with their titles, in order. */
  readonly titles: Readonly<Record<Step, string>>;
  readonly current: Step;
  readonly mayEnter: (step: Step) => boolean;
  readonly addressOf: (step: Step) => To;
}

/** The progress of a flow of steps; the steps that may be entered are links. */
export function StepProgress<Step extends string>(props: StepProgressProps<Step>): ReactElement {
  const { label, titles, current, mayEnter, addressOf } = props;
  const steps = Object.keys(titles) as Step[];
  const position = steps.indexOf(current);
  return (
    <nav aria-label={label} className={styles.progress}>
      <p>{`Étape ${position + 1} sur ${steps.length}`}</p>
      <ol>
        {steps.map((step, index) => (
          <li
            key={step}
            aria-current={step === current ? 'step' : undefined}
            className={index <= position ? styles.reached : undefined}
          >
            {step !== current && mayEnter(step) ? (
              <Link to={addressOf(step)}>{titles[step]}</Link>
            ) : (
              <span>{titles[step]}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
