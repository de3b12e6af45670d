import type { ReactElement } from 'react';
import { FileField } from '../../src/ui/forms/file/FileField';
import { uploadMessages } from '../../src/ui/forms/file/uploadMessages';
import { useUpload } from '../../src/ui/forms/file/useUpload';

export function LockedFile(): ReactElement {
  const upload = useUpload();
  return (
    <fieldset disabled>
      <FileField
        label="Justificatif"
        description="PDF, PNG ou JPEG, 10 Mo au plus"
        upload={upload}
        messages={uploadMessages('Choisissez un justificatif.')}
        inputRef={{ current: null }}
      />
    </fieldset>
  );
}

export function OpenFile(): ReactElement {
  return (
    <FileField
      label="Pièce d'identité"
      description="PDF, PNG ou JPEG, 10 Mo au plus"
      upload={useUpload()}
      messages={uploadMessages("Choisissez une pièce d'identité.")}
      inputRef={{ current: null }}
    />
  );
}
