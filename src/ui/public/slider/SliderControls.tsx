import type { ReactElement, Ref } from 'react';
import { chevronLeftIcon, chevronRightIcon } from '../../../../generated/shellIcons';
import { Icon } from '../../design/icon/Icon';
import styles from './Slides.module.css';

interface SliderControlsProps {
  readonly ref: Ref<HTMLDivElement>;
  /** Position: `2 sur 4`. */
  readonly position: string;
  readonly isPaused: boolean;
  /** The slides do not move by themselves: the position is announced. */
  readonly isAnnounced: boolean;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
  readonly onTogglePause: () => void;
}

const signs = {
  pause: 'M9 6v12M15 6v12',
  play: 'M9 6l9 6l-9 6z',
};

/** Buttons that change the slide, and pause. */
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
    <div ref={ref} className={styles.controls}>
      <Control label="Diapositive précédente" sign={chevronLeftIcon} onPress={onPrevious} />
      <Control
        label={isPaused ? 'Reprendre le défilement' : 'Mettre en pause'}
        sign={isPaused ? signs.play : signs.pause}
        onPress={onTogglePause}
      />
      <Control label="Diapositive suivante" sign={chevronRightIcon} onPress={onNext} />
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
      <Icon of={sign} size={24} />
    </button>
  );
}
