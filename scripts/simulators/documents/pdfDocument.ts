import PDFDocument from 'pdfkit';

/** Drawing functions for our documents; lengths in points. */
export interface Sheet {
  /** A line of text; `size` is 10 by default. */
  line(text: string, style?: { readonly bold?: boolean; readonly size?: number }): void;
  /** A row of cells, the last one aligned right. Starts a new page when the current one is full. */
  row(cells: readonly string[], style?: { readonly bold?: boolean }): void;
  gap(points?: number): void;
}

const margin = 56;
const grey = '#5c6470';

/**
 * An A4 document with the letterhead of the fictitious operator. Each page says that it is a
 * demonstration.
 */
export function pdfDocument(title: string, draw: (sheet: Sheet) => void): Promise<Uint8Array> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin,
    bufferPages: true,
    lang: 'fr-FR',
    info: { Title: title, Author: 'Tunnels du Port' },
  });
  const chunks: Buffer[] = [];
  const whole = new Promise<Uint8Array>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  pdf.font('Helvetica-Bold').fontSize(16).text('Tunnels du Port').moveDown(1.5);
  pdf.fontSize(14).text(printable(title)).moveDown();
  draw(sheetOn(pdf));
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page);
    // The footer is below the margin, where PDFKit would otherwise start a new page.
    pdf.page.margins.bottom = 0;
    pdf
      .font('Helvetica')
      .fontSize(8)
      .fillColor(grey)
      .text(`Document de démonstration, sans valeur - page ${page + 1} sur ${count}`, margin, 800);
  }
  pdf.end();
  return whole;
}

function sheetOn(pdf: PDFKit.PDFDocument): Sheet {
  const width = pdf.page.width - 2 * margin;
  const lowest = pdf.page.height - 2 * margin;
  const font = (bold = false): string => (bold ? 'Helvetica-Bold' : 'Helvetica');
  return {
    line(text, { bold, size = 10 } = {}) {
      pdf.font(font(bold)).fontSize(size).fillColor('black').text(printable(text), margin);
    },
    row(cells, { bold } = {}) {
      if (pdf.y > lowest) pdf.addPage();
      const top = pdf.y;
      const cellWidth = width / cells.length;
      pdf.font(font(bold)).fontSize(9).fillColor('black');
      const bottoms = cells.map((cell, index) => {
        const align = index > 0 && index === cells.length - 1 ? 'right' : 'left';
        pdf.text(printable(cell), margin + index * cellWidth, top, { width: cellWidth, align });
        return pdf.y;
      });
      pdf.y = Math.max(...bottoms) + 4;
    },
    gap(points = 12) {
      pdf.y += points;
    },
  };
}

/** The standard fonts support WinAnsi only: thin spaces become ordinary no-break spaces. */
function printable(text: string): string {
  return text.replaceAll(/[\u202f\u2009]/g, '\u00a0');
}
