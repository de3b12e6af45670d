import { useRef, type ReactElement } from 'react';
import { operatorLanguage } from '../../words/operatorText.fr';
import { words } from './words.fr';
import { parsePicture } from '../../../domain/basis/siteAddress';
import type { Slide } from '../../../domain/publicSite/slide';
import { ownAddress } from '../../cms/ownAddress';
import home from '../home/HomePage.module.css';
import { SliderControls } from './SliderControls';
import styles from './Slides.module.css';
import { useAutoplay } from './useAutoplay';

interface SlidesProps {
  readonly slides: readonly Slide[];
  /** 0 is the page's own first slide. */
  readonly current: number;
  readonly onShow: (index: number) => void;
}

/** The slides after the first one, and the controls of all. */
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
          <div lang={operatorLanguage} className={styles.words}>
            {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
            <h2>{title}</h2>
            {description && <p className={styles.description}>{description}</p>}
          </div>
        </div>
      ))}
      <SliderControls
        ref={controls}
        position={words.position(current + 1, count)}
        isPaused={isPaused}
        isAnnounced={!isMoving}
        onPrevious={() => show(current - 1)}
        onNext={() => show(current + 1)}
        onTogglePause={togglePause}
      />
    </>
  );
}

/** The picture, below the text; pictures of other sites are not loaded. */
function SlidePicture({ image }: Pick<Slide, 'image'>): ReactElement | null {
  const source = parsePicture(ownAddress(image));
  return source === null ? null : (
    <img src={source} alt="" width="1600" height="600" loading="lazy" decoding="async" />
  );
}
