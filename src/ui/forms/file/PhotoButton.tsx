import { useRef, type ReactElement } from 'react';
import { cameraIcon } from '../../../../generated/icons';
import { Button } from '../../design/controls/Button';
import { Icon } from '../../design/icon/Icon';
import styles from './FileField.module.css';

interface PhotoButtonProps {
  /** Label of the document. */
  readonly label: string;
  readonly onChoose: (file: File) => void;
}

/**
 * Opens the camera, on touch devices. Its own input is hidden and has no label, so that the document's
 * label names one field only.
 */
export function PhotoButton({ label, onChoose }: PhotoButtonProps): ReactElement {
  const camera = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.photo}>
      <Button
        variant="outline"
        icon={<Icon of={cameraIcon} />}
        onClick={() => camera.current?.click()}
      >
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
          // Without a photo the previous document stays.
          if (photo) onChoose(photo);
          currentTarget.value = '';
        }}
      />
    </div>
  );
}
