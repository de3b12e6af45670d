import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, type ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MantineArea } from '../../../../src/ui/design/theme/MantineArea';
import { FileField } from '../../../../src/ui/forms/file/FileField';
import { uploadMessages } from '../../../../src/ui/forms/file/uploadMessages';
import { useUpload } from '../../../../src/ui/forms/file/useUpload';
import type { Upload } from '../../../../src/domain/document/upload';
import { wholePdf } from '../../../support/purchase/purchase';
import { stubBlobs, type StubbedBlobs } from '../../../support/browser/stubBlobs';

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const picture = (name = 'photo.png'): Upload =>
  new File([PNG, 'IEND'], name, { type: 'image/png' }) as Upload;
const pdf = new File([wholePdf], 'releve.pdf', { type: '' });
const forged = new File(['<html></html>'], 'rib.pdf', { type: 'application/pdf' });
const messages = uploadMessages("La photo du KBIS n'a pas été fournie.");

let blobs: StubbedBlobs;
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => new EventTarget());
  blobs = stubBlobs();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Kbis({ initial = null }: { readonly initial?: Upload | null }): ReactElement {
  const upload = useUpload({ initial });
  const input = useRef<HTMLInputElement>(null);
  return (
    <MantineArea>
      <FileField
        label="KBIS"
        description="En PDF, PNG ou JPEG."
        upload={upload}
        messages={messages}
        inputRef={input}
      />
    </MantineArea>
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>('KBIS');
const camera = () => {
  const input = document.querySelector<HTMLInputElement>('input[capture]');
  if (!input) throw new Error('no camera');
  return input;
};
const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('P5.8 a document to upload', () => {
  it('shows a preview of a picture, named by the label of the document', async () => {
    render(<Kbis />);
    await userEvent.upload(field(), picture());
    const shown = await screen.findByRole<HTMLImageElement>('img', {
      name: 'KBIS\u202f: aperçu de photo.png',
    });
    expect(blobs.kept.get(shown.src)?.type).toBe('image/png');
  });

  it('is opened with the type of its content, not with the declared type', async () => {
    render(<Kbis />);
    await userEvent.upload(field(), pdf, { applyAccept: false });
    const link = await screen.findByRole<HTMLAnchorElement>('link', {
      name: 'Aperçu de releve.pdf (nouvel onglet)',
    });
    expect(blobs.kept.get(link.href)?.type).toBe('application/pdf');
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('has no link that opens it when it is invalid', async () => {
    render(<Kbis />);
    await userEvent.upload(field(), forged);
    await screen.findByText(/ne correspond pas à son nom/);
    expect(screen.queryByRole('link')).toBeNull();
    expect(blobs.kept.size).toBe(0);
    expect(button('Retirer le fichier rib.pdf (KBIS)')).toBeTruthy();
  });

  it('can be replaced directly, and the object URL of the first one is revoked', async () => {
    render(<Kbis />);
    await userEvent.upload(field(), picture());
    await screen.findByRole('img');
    const opened = vi.spyOn(field(), 'click');
    await userEvent.click(button('Remplacer le fichier photo.png (KBIS)'));
    expect(opened).toHaveBeenCalledOnce();
    await userEvent.upload(field(), picture('autre.png'));
    await screen.findByRole('img', { name: /autre\.png$/ });
    expect(blobs.kept.size).toBe(2);
    expect(blobs.made()).toBe(4);
    await userEvent.click(button('Retirer le fichier autre.png (KBIS)'));
    expect(document.activeElement).toBe(field());
    expect(blobs.kept.size).toBe(0);
  });

  it('can be taken with the camera by a separate button, and stays when no photo was taken', async () => {
    render(<Kbis />);
    const opened = vi.spyOn(camera(), 'click');
    await userEvent.click(button(/^Prendre une photo.?: KBIS$/));
    expect(opened).toHaveBeenCalledOnce();
    expect(camera().accept).toBe('image/jpeg,image/png');
    await userEvent.upload(camera(), picture('image.png'));
    await screen.findByRole('img', { name: /image\.png$/ });
    expect(screen.getAllByLabelText('KBIS', { exact: false })).toEqual([field()]);
    act(() => {
      camera().dispatchEvent(new Event('change', { bubbles: true }));
    });
    expect(screen.getByText('image.png')).toBeTruthy();
  });

  it('is shown again when its step is reopened; leaving the step revokes its object URL', async () => {
    const { unmount } = render(<Kbis initial={picture()} />);
    expect(screen.getByText('photo.png')).toBeTruthy();
    await waitFor(() => expect(screen.getByRole('img')).toBeTruthy());
    unmount();
    expect(blobs.kept.size).toBe(0);
  });
});
