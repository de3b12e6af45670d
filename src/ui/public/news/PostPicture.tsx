import { toNullable } from 'fp-ts/Option';
import type { ReactElement } from 'react';
import { parsePicture } from '../../../domain/siteAddress';
import { ownAddress } from '../../cms/ownAddress';
import { Mark } from '../../design/Mark';
import styles from './PostPicture.module.css';

/** A post's picture, its room kept until it comes; the operator's mark where there is none. It says nothing that the title does not. */
export function PostPicture({ image }: { readonly image: string | null }): ReactElement {
  const source = image === null ? null : toNullable(parsePicture(ownAddress(image)));
  return (
    <div className={styles.picture}>
      {source === null ? (
        <Mark size={72} />
      ) : (
        <img src={source} alt="" width="640" height="240" loading="lazy" decoding="async" />
      )}
    </div>
  );
}
