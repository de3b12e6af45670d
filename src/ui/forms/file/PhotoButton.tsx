import { useRef, type ReactElement } from 'react';
import { words } from './upload.words.fr';
import { cameraIcon } from '../../../../generated/icons';
import { Button } from '../../design/controls/Button';
import { Icon } from '../../design/icon/Icon';
import { hiddenPart } from '../../design/text/hiddenPart';
import { Marked } from '../../design/text/Marked';
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
          <Marked text={words.takePhoto(label)} mark={hiddenPart} />
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
