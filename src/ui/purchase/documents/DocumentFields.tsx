import type { ReactElement } from 'react';
import { FileField } from '../../forms/file/FileField';
import { documentWords } from './documentWords';
import type { DocumentsAsked } from './useDocuments';

const FORMATS = 'PDF, PNG ou JPEG, 10\u202fMo au plus.';

/** The documents of a purchase, each with its purpose (P2.18, P5.8). */
export function DocumentFields({
  documents: { asked, fields },
}: {
  readonly documents: DocumentsAsked;
}): ReactElement {
  return (
    <>
      {asked.map((document) => {
        const { name, meaning, messages } = documentWords[document];
        const { upload, inputRef } = fields[document];
        return (
          <FileField
            key={document}
            label={name}
            description={`${meaning} ${FORMATS}`}
            upload={upload}
            messages={messages}
            inputRef={inputRef}
          />
        );
      })}
    </>
  );
}
