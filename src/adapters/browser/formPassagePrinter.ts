import type { PassagePrinter } from '../../application/ports/passage/PassagePrinter';
import { postForm } from './postForm';

export const formPassagePrinter: PassagePrinter = {
  print: (passageIds, token) => {
    postForm({
      action: '/api/public/passages/print',
      fields: { ids: passageIds.join(','), token },
      target: '_blank',
    });
  },
};
