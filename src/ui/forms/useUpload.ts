import { isLeft, isRight, type Either } from 'fp-ts/Either';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Upload, UploadError } from '../../domain/upload';
import { readUpload } from './readUpload';

interface UploadOptions {
  /** A file chosen before, which the caller kept in the page's memory; it is checked anew. Taken up once. */
  readonly initial?: File | null;
  /** Told of each file that is chosen, whether or not it may be sent, and of none. */
  readonly onChange?: (file: File | null) => void;
}

export interface UploadField {
  readonly file: File | null;
  /** The file, once and as long as it was found that it may be sent. */
  readonly checked: Upload | null;
  readonly isChecking: boolean;
  /** Why the chosen file cannot be sent, or that none was chosen, once that was checked. */
  readonly error: UploadError | null;
  /** Takes a file, or none, and checks it at once. */
  readonly choose: (file: File | null) => void;
  /** The file as it may be sent, once its first bytes are read; without one the field says why. */
  readonly check: () => Promise<Either<UploadError, Upload>>;
}

/** The one document of a file field. In the page's memory only: no draft holds it. */
export function useUpload({ initial = null, onChange }: UploadOptions = {}): UploadField {
  const [file, setFile] = useState(initial);
  const [checked, setChecked] = useState<Upload | null>(null);
  const [isChecking, setChecking] = useState(initial !== null);
  const [error, setError] = useState<UploadError | null>(null);
  const latest = useRef({ file: initial });

  const check = async (): Promise<Either<UploadError, Upload>> => {
    // Read anew each time: the file may have been moved or changed since it was chosen.
    const asked = latest.current;
    setChecking(true);
    const found = await readUpload(asked.file);
    // Another file may have been chosen meanwhile.
    if (latest.current === asked) {
      setChecking(false);
      setChecked(isRight(found) ? found.right : null);
      setError(isLeft(found) ? found.left : null);
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
