import { useRef, type ReactElement } from 'react';
import { operatorLanguage } from '../../words/operatorText.fr';
import { words } from './words.fr';
import { chevronLeftIcon, chevronRightIcon } from '../../../../generated/shellIcons';
import { latestData } from '../../../application/kernel/RemoteData';
import { parsePicture } from '../../../domain/basis/siteAddress';
import { orderedSlides, type Slide } from '../../../domain/publicSite/slide';
import { ownAddress } from '../../cms/ownAddress';
import { Icon } from '../../design/icon/Icon';
import { hiddenPart } from '../../design/text/hiddenPart';
import { Marked } from '../../design/text/Marked';
import square from '../../shell/Square.module.css';
import { usePublicSite } from '../../state/usePublicSite';
import home from '../home/HomePage.module.css';
import styles from './Slides.module.css';
import { useAutoplay } from './useAutoplay';

interface SlidesProps {
  /** 0 is the page's own first slide. */
  readonly current: number;
  readonly onShow: (index: number) => void;
}

/** The slides of the editors (P3.12); without any, only the first one is shown, above an empty bar. */
export function Slides(props: SlidesProps): ReactElement {
  const { remote: site } = usePublicSite();
  const slides = orderedSlides(latestData(site)?.slides ?? []);
  return slides.length === 0 ? (
    <div className={styles.controls} />
  ) : (
    <OrderedSlides slides={slides} {...props} />
  );
}

const signs = {
  pause: 'M9 6v12M15 6v12',
  play: 'M9 6l9 6l-9 6z',
};

interface OrderedSlidesProps extends SlidesProps {
  readonly slides: readonly Slide[];
}

/** The slides after the first one, and the buttons that change the slide, and pause. */
export function OrderedSlides({ slides, current, onShow }: OrderedSlidesProps): ReactElement {
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
      <div ref={controls} className={styles.controls}>
        <Control label={words.previous} sign={chevronLeftIcon} onPress={() => show(current - 1)} />
        <Control
          label={isPaused ? words.resume : words.pause}
          sign={isPaused ? signs.play : signs.pause}
          onPress={togglePause}
        />
        <Control label={words.next} sign={chevronRightIcon} onPress={() => show(current + 1)} />
        {/* Announced while the slides do not move by themselves. */}
        <p className="tp-numbers" aria-live={isMoving ? 'off' : 'polite'}>
          <Marked text={words.position(current + 1, count)} mark={hiddenPart} />
        </p>
      </div>
    </>
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

/** The picture, below the text; pictures of other sites are not loaded. */
function SlidePicture({ image }: Pick<Slide, 'image'>): ReactElement | null {
  const source = parsePicture(ownAddress(image));
  return source === null ? null : (
    <img src={source} alt="" width="1600" height="600" loading="lazy" decoding="async" />
  );
}
