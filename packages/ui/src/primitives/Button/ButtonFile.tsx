import { useRef } from 'react';
import { Button, type ButtonProps } from './Button';

type Look = Pick<ButtonProps, 'size' | 'emphasis' | 'icon' | 'pending' | 'disabled' | 'children'>;

type Props = Look & {
  'aria-describedby'?: string | undefined;
  /** Types of files, as the attribute of the input. */
  accept: string;
  onFile: (file: File) => void;
  /** Tells the inputs of one form apart. */
  'data-kind'?: string | undefined;
};

/** Button that chooses a file of the device. */
export function ButtonFile({ accept, onFile, 'data-kind': kind, ...button }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        data-kind={kind}
        accept={accept}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // Reset: choosing the same file again would not fire `change`.
          currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
