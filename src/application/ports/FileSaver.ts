export interface FileToSave {
  readonly name: string;
  readonly mediaType: string;
  readonly content: string;
}

/** Hands a file to the browser's downloads. */
export interface FileSaver {
  save(file: FileToSave): void;
}
