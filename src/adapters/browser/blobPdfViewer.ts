import type { PdfViewer } from '../../application/ports/PdfViewer';

export const blobPdfViewer: PdfViewer = {
  open: (pdf) => ({
    address: URL.createObjectURL(pdf),
    // Absent from browsers of before 2023, which show one.
    showsInFrame: (navigator as Partial<Navigator>).pdfViewerEnabled ?? true,
  }),
  close: (address) => {
    URL.revokeObjectURL(address);
  },
};
