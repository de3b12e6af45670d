import type { Location } from 'react-router-dom';
import { asRecord } from '../../domain/basis/asRecord';
import { readHelpRequest, type HelpRequest } from '../../domain/contact/helpRequest';

/** Navigation state of the contact form: personal data are never put into the address. */
export function askingForHelp(help: HelpRequest, isSetAside = false): object {
  return { help, isHelpSetAside: isSetAside };
}

/** What the contact form was opened for, and whether the visitor looks at another message meanwhile. */
export interface HelpPlace {
  readonly help: HelpRequest | null;
  /** The form shows the message without a subject, which was typed before. */
  readonly isSetAside: boolean;
}

/**
 * Reads it. History state survives reloads, so it is validated; it also survives a sign-out, so a request is
 * read by its owner only (`username`, null for a visitor).
 */
export function readHelpPlace(
  { state }: Pick<Location, 'state'>,
  username: string | null,
): HelpPlace {
  const { help, isHelpSetAside } = asRecord(state);
  const request = readHelpRequest(help);
  return {
    help: request === null || request.owner !== username ? null : request,
    isSetAside: isHelpSetAside === true,
  };
}
