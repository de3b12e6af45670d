import { extname } from 'node:path';

/** Extension → media type of every kind of file that the site serves. */
export const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** The media type of a file by its extension; undefined for an extension that the site does not serve. */
export function contentTypeOf(path: string): string | undefined {
  return contentTypes[extname(path).toLowerCase()];
}

/** True for text and icons; pictures, fonts and PDF files are already compressed. */
export function isCompressible(contentType: string): boolean {
  return /charset=|icon/.test(contentType);
}
