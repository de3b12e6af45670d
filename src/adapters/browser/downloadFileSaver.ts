import type { FileSaver } from '../../application/ports/device/FileSaver';

/** Milliseconds after which no browser fetches the address any more: Safari on iOS does it late. */
const FETCHED = 40_000;

export const downloadFileSaver: FileSaver = {
  save: ({ name, mediaType, content }) => {
    const address = URL.createObjectURL(new Blob([content], { type: mediaType }));
    const link = document.createElement('a');
    link.href = address;
    link.download = name;
    link.click();
    setTimeout(() => {
      URL.revokeObjectURL(address);
    }, FETCHED);
  },
};
