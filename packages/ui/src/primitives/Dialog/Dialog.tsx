// Engine: native dialog in the top layer: the browser traps the focus and makes the page inert.
// radix-ui/dialog costs 12 kB more (gzip) and injects a style element.
import { type ReactNode, type Ref, useId, useRef } from 'react';
import { CloseIcon, ExternalIcon, WarningIcon } from '../../icons';
import { Button } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import { useMessages } from '../UiProvider/useMessages';
import * as styles from './Dialog.css';
import { dialogMessages } from './messages';
import { useModalDialog } from './useModalDialog';
import { focusableWhenScrollable } from './viewport';

type CommonProps = {
  open: boolean;
  /** Heading and accessible name. */
  title: string;
  children?: ReactNode;
  /** Called on Escape, a click outside, or a close button. The owner sets `open`. */
  onClose: () => void;
  /** A click outside closes the dialog. Set to false where typed input would be lost. */
  dismissible?: boolean;
};

type PlainProps = CommonProps & {
  kind?: 'plain';
  /** Buttons that stay visible below the content. */
  actions?: ReactNode;
};

type ConfirmProps = CommonProps & {
  /** Asks one question: the title, with two answers. */
  kind: 'confirm';
  /** Label of the confirm button: a verb that names the action. With an address it is a link that opens in a new tab. */
  confirmLabel: string | { text: string; href: string };
  cancelLabel?: string;
  /** `danger` for a destructive action. */
  tone?: 'accent' | 'danger';
  /** The confirmed action is running: the dialog cannot be closed. */
  pending?: boolean;
  onConfirm: () => void;
};

export type DialogProps = PlainProps | ConfirmProps;

/** Modal dialog. Its content is mounted only while it is open. */
export function Dialog(props: DialogProps) {
  const { open, title, children, onClose, dismissible = true } = props;
  const messages = useMessages('Dialog', dialogMessages);
  const id = useId();
  const cancelButton = useRef<HTMLButtonElement>(null);
  const isConfirm = props.kind === 'confirm';
  const { ref, bind, present } = useModalDialog({
    open,
    onClose,
    dismissible,
    locked: isConfirm && props.pending === true,
    start: cancelButton,
  });

  return (
    <dialog
      {...bind}
      ref={ref}
      className={`${styles.frame} ${styles.centred}`}
      role={isConfirm ? 'alertdialog' : undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={isConfirm && children ? `${id}-body` : undefined}
    >
      {present && (
        <div className={styles.card}>
          <div className={isConfirm ? styles.question : styles.heading}>
            {isConfirm && props.tone === 'danger' && (
              <span className={styles.warning}>
                <WarningIcon />
              </span>
            )}
            <h2 id={`${id}-title`} className={styles.title}>
              {title}
            </h2>
            {!isConfirm && (
              <IconButton label={messages.close} icon={<CloseIcon />} onClick={onClose} />
            )}
          </div>
          {children && (
            <div ref={focusableWhenScrollable} id={`${id}-body`} className={styles.body}>
              <div className={isConfirm ? styles.explanation : undefined}>{children}</div>
            </div>
          )}
          {isConfirm && (
            <ConfirmButtons
              {...props}
              harmless={cancelButton}
              cancelLabel={props.cancelLabel ?? messages.cancel}
            />
          )}
          {!isConfirm && props.actions && <div className={styles.actions}>{props.actions}</div>}
        </div>
      )}
    </dialog>
  );
}

type ConfirmButtonsProps = Pick<
  ConfirmProps,
  'confirmLabel' | 'tone' | 'pending' | 'onConfirm' | 'onClose'
> & { cancelLabel: string; harmless: Ref<HTMLButtonElement> };

function ConfirmButtons({
  confirmLabel,
  cancelLabel,
  tone,
  pending,
  onConfirm,
  onClose,
  harmless,
}: ConfirmButtonsProps) {
  const confirm = typeof confirmLabel === 'string' ? { text: confirmLabel } : confirmLabel;
  return (
    <div className={styles.actions}>
      <Button ref={harmless} emphasis="quiet" disabled={pending === true} onClick={onClose}>
        {cancelLabel}
      </Button>
      <Button
        tone={tone ?? 'accent'}
        pending={pending === true}
        onClick={onConfirm}
        {...('href' in confirm && {
          href: confirm.href,
          newTab: true,
          icon: <ExternalIcon size="small" />,
        })}
      >
        {confirm.text}
      </Button>
    </div>
  );
}
