import type { ReactElement, Ref } from 'react';
import styles from './Slides.module.css';

interface SliderControlsProps {
  readonly ref: Ref<HTMLDivElement>;
  /** `2 sur 4`. */
  readonly position: string;
  readonly isPaused: boolean;
  /** The slide changes by the visitor's hand only: then its position is told. */
  readonly isAnnounced: boolean;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
  readonly onTogglePause: () => void;
}

const signs = {
  previous: 'm14 6-6 6 6 6',
  next: 'm10 6 6 6-6 6',
  pause: 'M9 6v12m6-12v12',
  play: 'm9 6 9 6-9 6z',
};

/** Moves through the slides, by hand and by keyboard. */
export function SliderControls({
  ref,
  position,
  isPaused,
  isAnnounced,
  onPrevious,
  onNext,
  onTogglePause,
}: SliderControlsProps): ReactElement {
  return (
    <div ref={ref} className={`tp-wide ${styles.controls}`}>
      <Control label="Diapositive précédente" sign={signs.previous} onPress={onPrevious} />
      <Control
        label={isPaused ? 'Reprendre le défilement' : 'Mettre en pause'}
        sign={isPaused ? signs.play : signs.pause}
        onPress={onTogglePause}
      />
      <Control label="Diapositive suivante" sign={signs.next} onPress={onNext} />
      <p className="tp-numbers" aria-live={isAnnounced ? 'polite' : 'off'}>
        <span className="tp-hidden">Diapositive </span>
        {position}
      </p>
    </div>
  );
}

interface ControlProps {
  readonly label: string;
  readonly sign: string;
  readonly onPress: () => void;
}

function Control({ label, sign, onPress }: ControlProps): ReactElement {
  return (
    <button type="button" aria-label={label} onClick={onPress}>
      <svg width="24" height="24" fill="none" stroke="currentColor" strokeWidth="2.5">
        <path d={sign} />
      </svg>
    </button>
  );
}
