import { useRef, type ReactElement } from 'react';
import { Button } from '../design/Button';
import styles from './FileField.module.css';

interface PhotoButtonProps {
  /** What the document is asked for as. */
  readonly label: string;
  readonly onChoose: (file: File) => void;
}

/**
 * Opens the camera, where a finger is what one points with. Its own field is never shown and has no label: that of the document stays
 * the name of one field alone.
 */
export function PhotoButton({ label, onChoose }: PhotoButtonProps): ReactElement {
  const camera = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.photo}>
      <Button variant="outline" onClick={() => camera.current?.click()}>
        <span>
          Prendre une photo
          <span className="tp-hidden">
            {'\u202f'}: {label}
          </span>
        </span>
      </Button>
      <input
        ref={camera}
        type="file"
        accept="image/jpeg,image/png"
        capture="environment"
        hidden
        onChange={({ currentTarget }) => {
          const [photo] = currentTarget.files ?? [];
          // Without a photo, the document that was there stays.
          if (photo) onChoose(photo);
          currentTarget.value = '';
        }}
      />
    </div>
  );
}
