import * as E from 'fp-ts/Either';
import { useRef, useState } from 'react';
import type { Upload, UploadError } from '../../../domain/document/upload';
import { readUpload } from './readUpload';

interface UploadOptions {
  /** A valid file that was chosen before. Read once. */
  readonly initial?: Upload | null;
  /** Called with each chosen file, valid or not, and with null. */
  readonly onChange?: (file: File | null) => void;
}

export interface UploadField {
  readonly file: File | null;
  /** The file, while it is valid. */
  readonly checked: Upload | null;
  readonly isChecking: boolean;
  /** The error of the chosen file, or of a missing one, once validated. */
  readonly error: UploadError | null;
  /** Sets a file, or none, and validates it at once. */
  readonly choose: (file: File | null) => void;
  /** Removes a file that was sent, unless another one was chosen since. */
  readonly clear: (sent: Upload) => void;
  /** The validated file, once it is read; otherwise the field shows the error. */
  readonly check: () => Promise<E.Either<UploadError, Upload>>;
}

/** The document of a file field, copied into memory when it is chosen. No draft stores it. */
export function useUpload({ initial = null, onChange }: UploadOptions = {}): UploadField {
  const [file, setFile] = useState<File | null>(initial);
  const [checked, setChecked] = useState(initial);
  const [isChecking, setChecking] = useState(false);
  const [error, setError] = useState<UploadError | null>(null);
  const latest = useRef(Promise.resolve(parsedInitial(initial)));

  const check = async (): Promise<E.Either<UploadError, Upload>> => {
    const asked = latest.current;
    const found = await asked;
    // Another file may have been chosen in the meantime.
    if (latest.current === asked) {
      setChecking(false);
      setChecked(E.isRight(found) ? found.right : null);
      setError(E.isLeft(found) ? found.left : null);
    }
    return found;
  };
  const choose = (chosen: File | null): void => {
    setFile(chosen);
    setChecked(null);
    setChecking(chosen !== null);
    setError(null);
    latest.current = readUpload(chosen);
    onChange?.(chosen);
    if (chosen) void check();
  };
  const clear = (sent: Upload): void => {
    void latest.current.then((found) => {
      if (E.isRight(found) && found.right === sent) choose(null);
    });
  };
  return { file, checked, isChecking, error, choose, clear, check };
}

function parsedInitial(initial: Upload | null): E.Either<UploadError, Upload> {
  return initial ? E.right(initial) : E.left({ kind: 'upload/missing' });
}
