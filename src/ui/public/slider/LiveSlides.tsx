import type { ReactElement } from 'react';
import { latestData } from '../../../application/kernel/RemoteData';
import { orderedSlides } from '../../../domain/publicSite/slide';
import { usePublicSite } from '../../state/usePublicSite';
import { Slides } from './Slides';
import styles from './Slides.module.css';

interface LiveSlidesProps {
  readonly current: number;
  readonly onShow: (index: number) => void;
}

/** The slides of the editors (P3.12); without any, only the first one is shown, above an empty bar. */
export function LiveSlides({ current, onShow }: LiveSlidesProps): ReactElement {
  const { site } = usePublicSite();
  const slides = orderedSlides(latestData(site)?.slides ?? []);
  return slides.length === 0 ? (
    <div className={styles.controls} />
  ) : (
    <Slides slides={slides} current={current} onShow={onShow} />
  );
}
