export interface FileToSave {
  readonly name: string;
  readonly mediaType: string;
  /** Text is saved as UTF-8, bytes as they are. */
  readonly content: string | Blob;
}

/** Saves a file as a download of the browser. */
export interface FileSaver {
  /** Starts a download; reports no result. */
  save(file: FileToSave): void;
}
