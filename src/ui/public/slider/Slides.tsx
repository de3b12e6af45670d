import { toNullable } from 'fp-ts/Option';
import { useRef, type ReactElement } from 'react';
import { parsePicture } from '../../../domain/siteAddress';
import type { Slide } from '../../../domain/slide';
import { ownAddress } from '../../cms/ownAddress';
import home from '../HomePage.module.css';
import { SliderControls } from './SliderControls';
import styles from './Slides.module.css';
import { useAutoplay } from './useAutoplay';

interface SlidesProps {
  readonly slides: readonly Slide[];
  /** 0 is the page's own first slide, which stands before these. */
  readonly current: number;
  readonly onShow: (index: number) => void;
}

/** The slides after the first one, and what moves through all of them. */
export function Slides({ slides, current, onShow }: SlidesProps): ReactElement {
  const count = slides.length + 1;
  const controls = useRef<HTMLDivElement>(null);
  const show = (index: number): void => onShow((index + count) % count);
  const { isPaused, isMoving, togglePause } = useAutoplay(controls, () => show(current + 1));
  return (
    <>
      {slides.map(({ image, title, subtitle, description }, index) => (
        <div
          key={`${index} ${title}`}
          className={`${home.slide} ${styles.slide}`}
          inert={current !== index + 1}
        >
          <SlidePicture image={image} />
          <div className={`tp-wide ${styles.words}`}>
            {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
            <h2>{title}</h2>
            {description && <p className={styles.description}>{description}</p>}
          </div>
        </div>
      ))}
      <SliderControls
        ref={controls}
        position={`${current + 1} sur ${count}`}
        isPaused={isPaused}
        isAnnounced={!isMoving}
        onPrevious={() => show(current - 1)}
        onNext={() => show(current + 1)}
        onTogglePause={togglePause}
      />
    </>
  );
}

/** Behind the words on a phone, beside them on a wide screen; one of another site is not asked for. */
function SlidePicture({ image }: Pick<Slide, 'image'>): ReactElement | null {
  const source = toNullable(parsePicture(ownAddress(image)));
  return source === null ? null : (
    <img src={source} alt="" width="1600" height="600" loading="lazy" decoding="async" />
  );
}
