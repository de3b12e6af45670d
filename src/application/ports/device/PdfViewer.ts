export interface OpenPdf {
  /** For a frame or a link of this page; valid until it is closed. */
  readonly address: string;
  /** Whether this browser shows a PDF in a frame: many phones open it only in a separate tab. */
  readonly showsInFrame: boolean;
}

/** Gives a PDF an address that is valid in this page only. The caller of `open` must call `close`. */
export interface PdfViewer {
  /** An address for this PDF, valid until `close`. */
  open(pdf: Blob): OpenPdf;
  /** Releases the PDF: its address is invalid from then on. */
  close(address: string): void;
}
