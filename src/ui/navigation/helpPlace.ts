import type { HelpRequest } from '../../domain/contact/helpRequest';

/** Navigation state of the contact form: personal data are never put into the address. */
export function askingForHelp(help: HelpRequest, isSetAside = false): object {
  return { help, isHelpSetAside: isSetAside };
}
