export interface OpenPdf {
  /** For a frame or a link of this page; good until it is closed. */
  readonly address: string;
  /** Whether this browser shows a PDF in a frame: many phones only open it on its own. */
  readonly showsInFrame: boolean;
}

/** Gives a PDF an address that lives in this page only. Whoever opens one closes it. */
export interface PdfViewer {
  open(pdf: Blob): OpenPdf;
  /** Lets go of the PDF: its address leads nowhere from then on. */
  close(address: string): void;
}
