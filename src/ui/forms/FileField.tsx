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
import { acceptedDocuments } from '../../domain/upload';
import { Button } from '../design/Button';
import styles from './FileField.module.css';

interface FileFieldProps {
  readonly label: string;
  readonly description: ReactNode;
  readonly file: File | null;
  readonly error: string | null;
  readonly onChange: (file: File | null) => void;
  /** The field itself, to be focused when the file is not right. */
  readonly inputRef: RefObject<HTMLInputElement | null>;
}

/**
 * A document to send. The browser's own field lies, unseen, over all of the zone: keyboard, click and drop are its own. Its label
 * is the only one, so that it stays its accessible name.
 */
export function FileField({
  label,
  description,
  file,
  error,
  onChange,
  inputRef,
}: FileFieldProps): ReactElement {
  const id = useId();
  const [isDraggedOver, setDraggedOver] = useState(false);
  useEffect(() => {
    if (!file && inputRef.current) inputRef.current.value = '';
  }, [file, inputRef]);
  const ids = { description: `${id}-description`, file: `${id}-file`, error: `${id}-error` };
  const describedBy = [ids.description, ids.file, ...(error === null ? [] : [ids.error])];
  const remove = (): void => {
    onChange(null);
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
          onChange={({ currentTarget }) => onChange(currentTarget.files?.[0] ?? null)}
          onDragEnter={() => setDraggedOver(true)}
          onDragLeave={() => setDraggedOver(false)}
          onDrop={() => setDraggedOver(false)}
        />
        <svg width="24" height="24" fill="none" stroke="currentColor" aria-hidden="true">
          <path strokeWidth="1.75" strokeLinejoin="round" d="M6 3h8l4 4v14H6zm8 0v4h4" />
          {!file && <path strokeWidth="1.75" d="M12 17.5v-7m-3 3 3-3 3 3" />}
        </svg>
        <span id={ids.file} className={styles.words}>
          {file ? (
            <>
              <b>{file.name}</b> <span className="tp-numbers">{formatFileSize(file.size)}</span>
            </>
          ) : (
            <>
              <b>Choisir un fichier</b> <span>ou le déposer ici</span>
            </>
          )}
        </span>
        {file && (
          <span className={styles.above}>
            <Button variant="quiet" onClick={remove}>
              Retirer<span className="tp-hidden"> le fichier {file.name}</span>
            </Button>
          </span>
        )}
      </div>
    </Input.Wrapper>
  );
}
