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
  const reading = useRef<Promise<Either<UploadError, Upload>>>(undefined);

  const check = async (): Promise<Either<UploadError, Upload>> => {
    reading.current ??= readUpload(null);
    const asked = reading.current;
    const checked = await asked;
    // Another file may have been chosen meanwhile.
    if (reading.current === asked) setError(isLeft(checked) ? checked.left : null);
    return checked;
  };
  const choose = (chosen: File | null): void => {
    setFile(chosen);
    setError(null);
    reading.current = readUpload(chosen);
    if (chosen) void check();
  };
  return { file, error, choose, check };
}
