import type { PassagePrinter } from '../../application/ports/PassagePrinter';
import { postForm } from './postForm';

export function formPassagePrinter(baseUrl: string): PassagePrinter {
  return {
    print: (passageIds, token) => {
      postForm({
        action: `${baseUrl}/api/public/passages/print`,
        fields: { ids: passageIds.join(','), token },
        target: '_blank',
      });
    },
  };
}
