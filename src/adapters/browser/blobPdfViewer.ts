import type { PdfViewer } from '../../application/ports/device/PdfViewer';

export const blobPdfViewer: PdfViewer = {
  open: (pdf) => ({
    address: URL.createObjectURL(pdf),
    // Browsers from before 2023 lack this property; they show a PDF in a frame.
    showsInFrame: (navigator as Partial<Navigator>).pdfViewerEnabled ?? true,
  }),
  close: (address) => {
    URL.revokeObjectURL(address);
  },
};
