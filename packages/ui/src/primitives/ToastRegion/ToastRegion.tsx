// Engine: native popover and two live regions, about 2 kB; radix-ui/toast costs about 14 kB and stays under a modal dialog.
import { createPortal } from 'react-dom';
import { CheckIcon, CloseIcon, WarningIcon } from '../../icons';
import { IconButton } from '../IconButton/IconButton';
import { useMessages } from '../UiProvider/useMessages';
import { toastRegionMessages } from './messages';
import * as styles from './ToastRegion.css';
import { useToastRegion } from './useToastRegion';

export { toastDuration } from './useToastRegion';

export type ToastItem = {
  id: string;
  message: string;
  /** `danger` is announced at once, the others at the next pause. */
  tone?: 'neutral' | 'success' | 'danger';
};

export type ToastRegionProps = {
  /** Queue of toasts; the first one is shown. */
  items: readonly ToastItem[];
  /** Called when the time is over or the toast was closed. The owner removes it from `items`. */
  onDismiss: (id: string) => void;
};

const icons = {
  neutral: null,
  success: <CheckIcon size="small" />,
  danger: <WarningIcon size="small" />,
};

/** Short notices, one at a time, above everything. Render it once per app. */
export function ToastRegion({ items, onDismiss }: ToastRegionProps) {
  const m = useMessages('ToastRegion', toastRegionMessages);
  const item = items[0];
  const { host, visible, bind, dismiss } = useToastRegion({ id: item?.id, onDismiss });
  const tone = item?.tone ?? 'neutral';
  const text = visible ? item?.message : undefined;
  const urgent = tone === 'danger';
  const popovers = 'popover' in HTMLElement.prototype;

  return createPortal(
    <section
      popover={popovers ? 'manual' : undefined}
      aria-label={m.label}
      className={styles.region}
    >
      <div {...bind} className={`${styles.toast} ${visible ? styles.filled[tone] : ''}`}>
        {visible && icons[tone]}
        <p role="status" className={styles.message}>
          {urgent ? null : text}
        </p>
        <p role="alert" className={styles.message}>
          {urgent ? text : null}
        </p>
        {visible && (
          <div className={styles.close}>
            <IconButton label={m.close} icon={<CloseIcon size="small" />} onClick={dismiss} />
          </div>
        )}
      </div>
    </section>,
    host,
  );
}
