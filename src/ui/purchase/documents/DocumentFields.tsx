import type { ReactElement } from 'react';
import { words } from '../documents.words.fr';
import { FileField } from '../../forms/file/FileField';
import { uploadMessages } from '../../forms/file/uploadMessages';
import type { DocumentsAsked } from './useDocuments';

/** The documents of a purchase, each with its purpose (P2.18, P5.8). */
export function DocumentFields({
  documents: { asked, fields },
}: {
  readonly documents: DocumentsAsked;
}): ReactElement {
  return (
    <>
      {asked.map((document) => {
        const { name, meaning, missing } = words.documents[document];
        const { upload, inputRef } = fields[document];
        return (
          <FileField
            key={document}
            label={name}
            description={`${meaning} ${words.formats}`}
            upload={upload}
            messages={uploadMessages(missing)}
            inputRef={inputRef}
          />
        );
      })}
    </>
  );
}
