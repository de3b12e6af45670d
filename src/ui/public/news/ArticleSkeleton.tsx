import type { ReactElement } from 'react';
import { LoadingHeading } from '../../design/loading/LoadingHeading';
import { TextShape } from '../../design/loading/TextSkeleton';
import ground from '../../design/scenes/dusk.svg';
import { ContentHead } from '../frame/ContentFrame';

/** Skeleton of an article, h1 included. */
export function ArticleSkeleton(): ReactElement {
  return (
    <>
      <ContentHead scene={ground} isPictured>
        <LoadingHeading />
      </ContentHead>
      <TextShape />
    </>
  );
}
