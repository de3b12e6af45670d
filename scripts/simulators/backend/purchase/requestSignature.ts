import { isValidIBAN } from 'ibantools';
import { ok, refused } from '../../http/answers.ts';
import type { BodyOf, OpenHandler, UploadedFile } from '../../http/operationTypes.ts';
import { openSignature } from '../../signature/signatureDesk.ts';
import type { World } from '../../world/World.ts';
import { specialOffer } from './orderPrice.ts';

const refusal = "Le contrat n'a pas pu être généré, veuillez vérifier les documents fournis.";

const documentKinds = ['rib', 'kbis', 'cniRecto', 'cniVerso'] as const;

type DocumentKind = (typeof documentKinds)[number];

type Request = BodyOf<'requestSignature'>;

/** Makes the contract to sign and keeps the documents that came with it (P7.14, P4.4). */
export const requestSignature: OpenHandler<'requestSignature'> = ({ body }, world) => {
  if (!isComplete(body)) return refused(refusal);
  const { rib: _rib, kbis: _kbis, cniRecto: _cniRecto, cniVerso: _cniVerso, ...contract } = body;
  const { id, contractLink, token: sealing } = openSignature(world, contract);
  for (const kind of documentKinds) keepDocument(world, id, kind, body[kind]);
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
 * A right IBAN, the documents of P5.8 and the name of who signs (P5.3): a professional's company register extract, both
 * sides of an individual's identity card on the special offer, which no company may have (P9.1).
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

function keepDocument(
  { store, clock }: World,
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
