import { createHash, X509Certificate } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runToEnd } from '../../process/childProcess.ts';
import { localHost } from '../../process/freePort.ts';

export interface Certificate {
  readonly key: Buffer;
  readonly cert: Buffer;
}

/** A certificate for this machine, valid for one day. Needs `openssl`. */
export async function ownCertificate(): Promise<Certificate> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  try {
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
    const options = ['-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', `/CN=${localHost}`];
    const { code, output } = await runToEnd({
      command: 'openssl',
      args: ['req', '-x509', ...options, '-keyout', key, '-out', cert],
    });
    if (code !== 0) throw new Error(`openssl made no certificate for HTTP/2.\n${output}`);
    return { key: await readFile(key), cert: await readFile(cert) };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The argument with which Chromium trusts a certificate: it caches nothing behind one with an error. */
export function trustArgument({ cert }: Certificate): string {
  const key = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  const hash = createHash('sha256').update(key).digest('base64');
  return `--ignore-certificate-errors-spki-list=${hash}`;
}
