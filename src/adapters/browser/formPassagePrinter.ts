import type { PassagePrinter } from '../../application/ports/passage/PassagePrinter';
import { postForm } from './postForm';

/** The server's printable table; `apiOrigin` is empty where the API is on the origin of the site. */
export function formPassagePrinter(apiOrigin: string): PassagePrinter {
  return {
    print: (passageIds, token) => {
      postForm({
        action: `${apiOrigin}/api/public/passages/print`,
        fields: { ids: passageIds.join(','), token },
        target: '_blank',
      });
    },
  };
}
