import { Input } from '@mantine/core';
import {
  useEffect,
  useId,
  useState,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';
import { formatFileSize } from '../../domain/formatFileSize';
import { acceptedDocuments, mediaTypeOf, type UploadError } from '../../domain/upload';
import { Button } from '../design/Button';
import { messageFor, type ErrorMessages } from '../messages/messageFor';
import styles from './FileField.module.css';
import { PhotoButton } from './PhotoButton';
import { UploadLink } from './UploadLink';
import { UploadThumbnail } from './UploadThumbnail';
import type { UploadField } from './useUpload';

interface FileFieldProps {
  readonly label: string;
  readonly description: ReactNode;
  readonly upload: UploadField;
  /** Made by `uploadMessages`. */
  readonly messages: ErrorMessages<UploadError>;
  /** The field itself, to be focused when the file is not right. */
  readonly inputRef: RefObject<HTMLInputElement | null>;
}

/**
 * A document to send (P5.8), to be looked at before it is sent. The browser's own field lies, unseen, over all of the zone:
 * keyboard, click and drop are its own. Its label is the only one, so that it stays its accessible name.
 */
export function FileField({
  label,
  description,
  upload: { file, checked, isChecking, error: failure, choose },
  messages,
  inputRef,
}: FileFieldProps): ReactElement {
  const id = useId();
  const error = failure && messageFor(messages, failure);
  const [isDraggedOver, setDraggedOver] = useState(false);
  useEffect(() => {
    if (inputRef.current) hold(inputRef.current, file);
  }, [file, inputRef]);
  const ids = { description: `${id}-description`, file: `${id}-file`, error: `${id}-error` };
  const describedBy = [ids.description, ids.file, ...(error === null ? [] : [ids.error])];
  const remove = (): void => {
    choose(null);
    inputRef.current?.focus();
  };

  return (
    <Input.Wrapper
      id={id}
      label={label}
      description={description}
      error={error}
      descriptionProps={{ id: ids.description }}
      errorProps={{ id: ids.error }}
    >
      <div
        className={styles.zone}
        data-empty={file ? undefined : ''}
        data-dragged={isDraggedOver || undefined}
        data-error={error === null ? undefined : ''}
        aria-busy={isChecking || undefined}
      >
        <input
          ref={inputRef}
          id={id}
          type="file"
          accept={acceptedDocuments}
          required
          aria-invalid={error !== null}
          aria-describedby={describedBy.join(' ')}
          className={styles.input}
          onClick={({ currentTarget }) => {
            // The same file, mended meanwhile, may be chosen again: for the browser that would be no change.
            currentTarget.value = '';
          }}
          onChange={({ currentTarget }) => choose(currentTarget.files?.[0] ?? null)}
          onDragEnter={() => setDraggedOver(true)}
          onDragLeave={() => setDraggedOver(false)}
          onDrop={() => setDraggedOver(false)}
        />
        <span className={styles.sign}>
          <svg width="24" height="24" fill="none" stroke="currentColor" aria-hidden="true">
            <path strokeWidth="1.75" strokeLinejoin="round" d="M6 3h8l4 4v14H6zm8 0v4h4" />
            {!file && <path strokeWidth="1.75" d="M12 17.5v-7m-3 3 3-3 3 3" />}
          </svg>
          {checked && mediaTypeOf(checked).startsWith('image/') && (
            <UploadThumbnail label={label} upload={checked} />
          )}
        </span>
        <span id={ids.file} className={styles.words} aria-live="polite">
          {file ? (
            <>
              <b>{file.name}</b> <span className="tp-numbers">{formatFileSize(file.size)}</span>
            </>
          ) : (
            <>
              <b>Choisir un fichier</b> <span className={styles.drop}>ou le déposer ici</span>
            </>
          )}
        </span>
        {file && (
          <span className={styles.above}>
            {checked && <UploadLink upload={checked} />}
            <Button variant="quiet" onClick={() => inputRef.current?.click()}>
              Remplacer <OfDocument name={file.name} label={label} />
            </Button>
            <Button variant="quiet" onClick={remove}>
              Retirer <OfDocument name={file.name} label={label} />
            </Button>
          </span>
        )}
      </div>
      <PhotoButton label={label} onChoose={choose} />
    </Input.Wrapper>
  );
}

/** Several documents of a form may come from a camera that names them all alike: what they are asked for as is told too. */
function OfDocument({
  name,
  label,
}: {
  readonly name: string;
  readonly label: string;
}): ReactElement {
  return (
    <span className="tp-hidden">
      le fichier {name} ({label})
    </span>
  );
}

/** The field itself says which file it holds, also one that came from the camera or was chosen before. */
function hold(input: HTMLInputElement, file: File | null): void {
  if (!file) input.value = '';
  else if (input.files?.[0] !== file) {
    const given = new DataTransfer();
    given.items.add(file);
    input.files = given.files;
  }
}
