import { Input } from '@mantine/core';
import {
  useEffect,
  useId,
  useState,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';
import { formatFileSize } from './formatFileSize.fr';
import { words } from './upload.words.fr';
import { fileIcon, refreshIcon, trashIcon, uploadIcon } from '../../../../generated/icons';
import { acceptedDocuments, type UploadError } from '../../../domain/document/upload';
import { Button } from '../../design/controls/Button';
import { Icon } from '../../design/icon/Icon';
import { hiddenPart } from '../../design/text/hiddenPart';
import { Marked } from '../../design/text/Marked';
import { messageFor, type ErrorMessages } from '../../messages/messageFor';
import styles from './FileField.module.css';
import { PhotoButton } from './PhotoButton';
import { UploadLink, UploadThumbnail } from './UploadPreview';
import type { UploadField } from './useUpload';

interface FileFieldProps {
  readonly label: string;
  readonly description: ReactNode;
  readonly upload: UploadField;
  /** From `uploadMessages`. */
  readonly messages: ErrorMessages<UploadError>;
  /** The input, focused when the file has an error. */
  readonly inputRef: RefObject<HTMLInputElement | null>;
}

/**
 * A document to upload (P5.8), with a preview. The native input covers the whole zone, transparent: it
 * handles keyboard, click and drop. Its label is the only label, so that it stays the accessible name.
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
            // Without this, the browser would not report a change when the same file is chosen again.
            currentTarget.value = '';
          }}
          onChange={({ currentTarget }) => choose(currentTarget.files?.[0] ?? null)}
          onDragEnter={() => setDraggedOver(true)}
          onDragLeave={() => setDraggedOver(false)}
          onDrop={() => setDraggedOver(false)}
        />
        <span className={styles.sign}>
          <Icon of={file ? fileIcon : uploadIcon} size={24} />
          {checked?.type.startsWith('image/') && <UploadThumbnail label={label} upload={checked} />}
        </span>
        <span id={ids.file} className={styles.words} aria-live="polite">
          {file ? (
            <>
              <b>{file.name}</b> <span className="tp-numbers">{formatFileSize(file.size)}</span>
            </>
          ) : (
            <Marked
              text={words.choose}
              mark={(part, index) =>
                index === 0 ? <b>{part}</b> : <span className={styles.drop}>{part}</span>
              }
            />
          )}
        </span>
        {file && (
          <span className={styles.above}>
            {checked && <UploadLink upload={checked} />}
            <Button
              variant="quiet"
              icon={<Icon of={refreshIcon} />}
              onClick={() => inputRef.current?.click()}
            >
              <Marked text={words.replace(file.name, label)} mark={hiddenPart} />
            </Button>
            <Button variant="quiet" icon={<Icon of={trashIcon} />} onClick={remove}>
              <Marked text={words.remove(file.name, label)} mark={hiddenPart} />
            </Button>
          </span>
        )}
      </div>
      <PhotoButton label={label} onChoose={choose} />
    </Input.Wrapper>
  );
}

/** Puts the file into the native input, also one from the camera or from before. */
function hold(input: HTMLInputElement, file: File | null): void {
  if (!file) input.value = '';
  else if (input.files?.[0] !== file) {
    const given = new DataTransfer();
    given.items.add(file);
    input.files = given.files;
  }
}
