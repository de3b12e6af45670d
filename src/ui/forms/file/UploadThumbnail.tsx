import type { ReactElement } from 'react';
import { words } from './upload.words.fr';
import type { Upload } from '../../../domain/document/upload';
import { useUploadAddress } from './useUploadAddress';

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
