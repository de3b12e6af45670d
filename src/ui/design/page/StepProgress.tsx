import type { ReactElement } from 'react';
import { Link, type To } from 'react-router-dom';
import { words } from '../shared.words.fr';
import { checkIcon } from '../../../../generated/icons';
import { Icon } from '../icon/Icon';
import styles from './StepProgress.module.css';

/** More names do not fit the width of a phone or tablet: « Étape 2 sur 7 » replaces them. */
const NAMED_ON_PHONES = 4;

interface StepProgressProps<Step extends string> {
  /** Accessible name of the list of steps. */
  readonly label: string;
  /** The names of all steps, in order. */
  readonly titles: Readonly<Record<Step, string>>;
  readonly current: Step;
  /** The full title of the current step, where its name is an abbreviation. */
  readonly currentTitle?: string;
  /** The steps with a tick; by default those before the current one. */
  readonly isDone?: ((step: Step) => boolean) | undefined;
  readonly mayEnter: (step: Step) => boolean;
  readonly addressOf: (step: Step) => To;
}

/** The progress of a flow of steps; the steps that may be entered are links. */
export function StepProgress<Step extends string>(props: StepProgressProps<Step>): ReactElement {
  const { label, titles, current, currentTitle = titles[current], mayEnter, addressOf } = props;
  const steps = Object.keys(titles) as Step[];
  const position = steps.indexOf(current);
  const isDone = props.isDone ?? ((step: Step) => steps.indexOf(step) < position);
  const name = words.position(position + 1, steps.length);
  return (
    <>
      <p aria-hidden="true" className={`tp-screen ${styles.count}`}>
        {name}
      </p>
      <div className={`tp-screen ${styles.progress}`}>
        <div
          role="progressbar"
          aria-label={name}
          aria-valuemin={1}
          aria-valuemax={steps.length}
          aria-valuenow={position + 1}
          aria-valuetext={currentTitle}
          className={styles.steps}
        >
          {steps.map((step, index) => (
            <span
              key={step}
              className={index <= position || isDone(step) ? styles.reached : undefined}
            />
          ))}
        </div>
        <nav
          aria-label={label}
          className={steps.length > NAMED_ON_PHONES ? styles.many : undefined}
        >
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step} aria-current={step === current ? 'step' : undefined}>
                {step !== current && isDone(step) && <Icon of={checkIcon} size={16} />}
                {step !== current && mayEnter(step) ? (
                  <Link to={addressOf(step)}>{titles[step]}</Link>
                ) : (
                  <span>{titles[step]}</span>
                )}
              </li>
            ))}
          </ol>
        </nav>
      </div>
    </>
  );
}
