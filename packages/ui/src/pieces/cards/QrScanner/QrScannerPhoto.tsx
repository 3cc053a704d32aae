import { useRef } from 'react';
import { ImageIcon } from '../../../icons';
import { Button } from '../../../primitives';

type Props = { pending: boolean; label: string; onPhoto: (file: File) => void };

/** The other way to a code: a picture that was taken before. */
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
          // The same file may be chosen again: a field that keeps its value would not say so.
          currentTarget.value = '';
          if (file) onPhoto(file);
        }}
      />
    </>
  );
}
