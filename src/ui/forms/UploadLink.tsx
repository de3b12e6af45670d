import type { ReactElement } from 'react';
import type { Upload } from '../../domain/upload';
import { buttonClass } from '../design/buttonClass';
import styles from './FileField.module.css';
import { useUploadAddress } from './useUploadAddress';

/** The document as the browser shows it, to be sure that it can be read. */
export function UploadLink({ upload }: { readonly upload: Upload }): ReactElement {
  const address = useUploadAddress(upload, 'href');
  return (
    <a ref={address} target="_blank" rel="noopener" className={buttonClass('quiet')}>
      <span>
        Aperçu <span className="tp-hidden">de {upload.name}</span>{' '}
        <span className={styles.tab}>(nouvel onglet)</span>
      </span>
    </a>
  );
}
