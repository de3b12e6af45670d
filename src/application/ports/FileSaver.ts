export interface FileToSave {
  readonly name: string;
  readonly mediaType: string;
  /** Text is saved as UTF-8, bytes as they are. */
  readonly content: string | Blob;
}

/** Hands a file to the browser's downloads. */
export interface FileSaver {
  save(file: FileToSave): void;
}
