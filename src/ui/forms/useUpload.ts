import { isLeft, type Either } from 'fp-ts/Either';
import { useRef, useState } from 'react';
import type { Upload, UploadError } from '../../domain/upload';
import { readUpload } from './readUpload';

export interface UploadField {
  readonly file: File | null;
  /** Why the chosen file cannot be sent, or that none was chosen, once that was checked. */
  readonly error: UploadError | null;
  /** Takes a file, or none, and checks it at once. */
  readonly choose: (file: File | null) => void;
  /** The file as it may be sent, once its first bytes are read; without one the field says why. */
  readonly check: () => Promise<Either<UploadError, Upload>>;
}

/** The one document of a file field. In the page's memory only: no draft holds it. */
export function useUpload(): UploadField {
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<UploadError | null>(null);
  const latest = useRef<{ readonly file: File | null }>({ file: null });

  const check = async (): Promise<Either<UploadError, Upload>> => {
    // Read anew each time: the file may have been moved or changed since it was chosen.
    const asked = latest.current;
    const checked = await readUpload(asked.file);
    // Another file may have been chosen meanwhile.
    if (latest.current === asked) setError(isLeft(checked) ? checked.left : null);
    return checked;
  };
  const choose = (chosen: File | null): void => {
    setFile(chosen);
    setError(null);
    latest.current = { file: chosen };
    if (chosen) void check();
  };
  return { file, error, choose, check };
}
