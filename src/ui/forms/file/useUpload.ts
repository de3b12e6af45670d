import * as E from 'fp-ts/Either';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Upload, UploadError } from '../../../domain/basis/upload';
import { readUpload } from './readUpload';

interface UploadOptions {
  /** A file chosen before, which the caller holds in memory; it is validated again. Read once. */
  readonly initial?: File | null;
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
  /** The validated file, once its first bytes are read; otherwise the field shows the error. */
  readonly check: () => Promise<E.Either<UploadError, Upload>>;
}

/** The document of a file field. In memory only: no draft stores it. */
export function useUpload({ initial = null, onChange }: UploadOptions = {}): UploadField {
  const [file, setFile] = useState(initial);
  const [checked, setChecked] = useState<Upload | null>(null);
  const [isChecking, setChecking] = useState(initial !== null);
  const [error, setError] = useState<UploadError | null>(null);
  const latest = useRef({ file: initial });

  const check = async (): Promise<E.Either<UploadError, Upload>> => {
    // Read again each time: the file may have been moved or changed since it was chosen.
    const asked = latest.current;
    setChecking(true);
    const found = await readUpload(asked.file);
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
    setChecking(false);
    setError(null);
    latest.current = { file: chosen };
    onChange?.(chosen);
    if (chosen) void check();
  };
  const checkInitial = useEffectEvent(() => {
    if (latest.current.file) void check();
  });
  useEffect(() => checkInitial(), []);
  return { file, checked, isChecking, error, choose, check };
}
