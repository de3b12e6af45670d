import { type ReactElement, useCallback, type RefCallback } from 'react';
import { words } from './upload.words.fr';
import type { Upload } from '../../../domain/document/upload';
import { buttonClass } from '../../design/controls/buttonClass';
import { hiddenPart } from '../../design/text/hiddenPart';
import { Marked } from '../../design/text/Marked';
import styles from './FileField.module.css';

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

interface UploadThumbnailProps {
  /** Label of the document. */
  readonly label: string;
  readonly upload: Upload;
}

/** A small preview. If the browser cannot draw it, the icon behind it is visible. */
export function UploadThumbnail({ label, upload }: UploadThumbnailProps): ReactElement {
  const address = useUploadAddress(upload, 'src');
  return (
    <img
      ref={address}
      alt={words.thumbnail(label, upload.name)}
      onError={({ currentTarget }) => {
        currentTarget.hidden = true;
      }}
    />
  );
}

/** An object URL for the element that shows a document; revoked when the element is removed. */
function useUploadAddress(upload: Upload, attribute: 'href' | 'src'): RefCallback<HTMLElement> {
  return useCallback(
    (element: HTMLElement) => {
      const address = URL.createObjectURL(upload);
      element.setAttribute(attribute, address);
      return () => URL.revokeObjectURL(address);
    },
    [upload, attribute],
  );
}
