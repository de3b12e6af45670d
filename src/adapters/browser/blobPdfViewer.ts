import type { PdfViewer } from '../../application/ports/device/PdfViewer';

export const blobPdfViewer: PdfViewer = {
  open: (pdf) => ({
    address: URL.createObjectURL(pdf),
    // Browsers from before 2023 lack this property; they show a PDF in a frame. Those of iPhones and iPads
    // have it, and show the first page only: no other browser has this callout.
    showsInFrame:
      ((navigator as Partial<Navigator>).pdfViewerEnabled ?? true) &&
      !CSS.supports('-webkit-touch-callout', 'none'),
  }),
  close: (address) => {
    URL.revokeObjectURL(address);
  },
};
