import type { ReactElement } from 'react';
import type { Upload } from '../../domain/upload';
import { useUploadAddress } from './useUploadAddress';

interface UploadThumbnailProps {
  /** What the document is asked for as. */
  readonly label: string;
  readonly upload: Upload;
}

/** A picture, small. One that the browser cannot draw gives way to what stands behind it. */
export function UploadThumbnail({ label, upload }: UploadThumbnailProps): ReactElement {
  const address = useUploadAddress(upload, 'src');
  return (
    <img
      ref={address}
      alt={`${label}\u202f: aperçu de ${upload.name}`}
      onError={({ currentTarget }) => {
        currentTarget.hidden = true;
      }}
    />
  );
}
