import type { FileSaver } from '../../application/ports/FileSaver';

export const downloadFileSaver: FileSaver = {
  save: ({ name, mediaType, content }) => {
    const address = URL.createObjectURL(new Blob([content], { type: mediaType }));
    const link = document.createElement('a');
    link.href = address;
    link.download = name;
    link.click();
    // The download keeps its own reference once started; the next task is soon enough to let go of ours.
    setTimeout(() => {
      URL.revokeObjectURL(address);
    });
  },
};
