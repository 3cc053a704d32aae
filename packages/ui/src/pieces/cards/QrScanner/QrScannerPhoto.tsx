import { useRef } from 'react';
import { ImageIcon } from '../../../icons';
import { Button } from '../../../primitives';

type Props = { pending: boolean; label: string; onPhoto: (file: File) => void };

/** Button that reads the code from a photo. */
export function QrScannerPhoto({ pending, label, onPhoto }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        emphasis="quiet"
        pending={pending}
        icon={<ImageIcon size="small" />}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // Reset: choosing the same file again would not fire `change`.
          currentTarget.value = '';
          if (file) onPhoto(file);
        }}
      />
    </>
  );
}
