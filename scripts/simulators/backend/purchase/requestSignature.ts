import { isValidIBAN } from 'ibantools';
import { ok, refused } from '../../http/answers.ts';
import type { BodyOf, OpenHandler, UploadedFile } from '../../http/operationTypes.ts';
import { openSignature } from '../../signature/openSignature.ts';
import type { Services } from '../../world/Services.ts';
import { specialOffer } from './orderPrice.ts';

const refusal = "Le contrat n'a pas pu être généré, veuillez vérifier les documents fournis.";

const documentKinds = ['rib', 'kbis', 'cniRecto', 'cniVerso'] as const;

type DocumentKind = (typeof documentKinds)[number];

type Request = BodyOf<'requestSignature'>;

/** Creates the contract to sign and stores the documents that came with it (P7.14, P4.4). */
export const requestSignature: OpenHandler<'requestSignature'> = ({ body }, services) => {
  if (!isComplete(body)) return refused(refusal);
  const { rib: _rib, kbis: _kbis, cniRecto: _cniRecto, cniVerso: _cniVerso, ...contract } = body;
  const { id, contractLink, token: sealing } = openSignature(services, contract);
  for (const kind of documentKinds) storeDocument(services, id, kind, body[kind]);
  const answer = sealing.then((token) => ({
    state: true as const,
    response: null,
    id,
    token,
    contractLink,
  }));
  return ok(answer);
};

/**
 * Requires a valid IBAN, the documents of P5.8 and the signer's name (P5.3): the company register
 * extract of a professional, both sides of the identity card for an individual on the special
 * offer, which is refused to companies (P9.1).
 */
function isComplete(body: Request): boolean {
  const { type, subscription, iban, kbis, cniRecto, cniVerso } = body;
  if (!isValidIBAN(iban) || !hasName(body)) return false;
  if (type === 's') return kbis !== undefined && subscription !== specialOffer;
  return subscription !== specialOffer || (cniRecto !== undefined && cniVerso !== undefined);
}

function hasName({ type, company_name = '', firstname = '', lastname = '' }: Request): boolean {
  return (type === 's' ? company_name : firstname + lastname).trim() !== '';
}

function storeDocument(
  { store, clock }: Services,
  signatureId: number,
  kind: DocumentKind,
  file: UploadedFile | undefined,
): void {
  if (file === undefined) return;
  store.run(
    `INSERT INTO upload (signatureId, kind, contentType, bytes, receivedAt)
     VALUES (:signatureId, :kind, :contentType, :bytes, :receivedAt)`,
    {
      signatureId,
      kind,
      contentType: file.type === '' ? 'application/octet-stream' : file.type,
      bytes: file.bytes,
      receivedAt: clock.now(),
    },
  );
}
