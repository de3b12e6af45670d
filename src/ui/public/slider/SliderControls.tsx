import type { ReactElement, Ref } from 'react';
import { words } from './words.fr';
import { chevronLeftIcon, chevronRightIcon } from '../../../../generated/shellIcons';
import { Icon } from '../../design/icon/Icon';
import { hiddenPart } from '../../design/text/hiddenPart';
import { Marked } from '../../design/text/Marked';
import square from '../../shell/Square.module.css';
import styles from './Slides.module.css';

interface SliderControlsProps {
  readonly ref: Ref<HTMLDivElement>;
  /** A sentence; the number of the slide follows a part for screen readers. */
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
      <Control label={words.previous} sign={chevronLeftIcon} onPress={onPrevious} />
      <Control
        label={isPaused ? words.resume : words.pause}
        sign={isPaused ? signs.play : signs.pause}
        onPress={onTogglePause}
      />
      <Control label={words.next} sign={chevronRightIcon} onPress={onNext} />
      <p className="tp-numbers" aria-live={isAnnounced ? 'polite' : 'off'}>
        <Marked text={position} mark={hiddenPart} />
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
    <button type="button" className={square.square} aria-label={label} onClick={onPress}>
      <Icon of={sign} size={24} />
    </button>
  );
}
