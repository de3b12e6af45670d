import type { ReactElement } from 'react';
import { words } from './upload.words.fr';
import type { Upload } from '../../../domain/document/upload';
import { buttonClass } from '../../design/controls/buttonClass';
import { hiddenPart } from '../../design/text/hiddenPart';
import { Marked } from '../../design/text/Marked';
import styles from './FileField.module.css';
import { useUploadAddress } from './useUploadAddress';

/** Opens the document in the browser, to check that it is legible. */
export function UploadLink({ upload }: { readonly upload: Upload }): ReactElement {
  const address = useUploadAddress(upload, 'href');
  return (
    <a ref={address} target="_blank" rel="noopener" className={buttonClass('quiet')}>
      <span>
        <Marked
          text={words.open(upload.name)}
          mark={(part, index) =>
            index === 0 ? hiddenPart(part) : <span className={styles.tab}>{part}</span>
          }
        />
      </span>
    </a>
  );
}
