import type { FileSaver } from '../../application/ports/device/FileSaver';

export const downloadFileSaver: FileSaver = {
  save: ({ name, mediaType, content }) => {
    const address = URL.createObjectURL(new Blob([content], { type: mediaType }));
    const link = document.createElement('a');
    link.href = address;
    link.download = name;
    link.click();
    // A started download has its own reference: the URL can be revoked in the next task.
    setTimeout(() => {
      URL.revokeObjectURL(address);
    });
  },
};
