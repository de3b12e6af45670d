import type { ReactElement } from 'react';
import type { Upload } from '../../../domain/basis/upload';
import { buttonClass } from '../../design/plain/buttonClass';
import styles from './FileField.module.css';
import { useUploadAddress } from './useUploadAddress';

/** Opens the document in the browser, to check that it is legible. */
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
