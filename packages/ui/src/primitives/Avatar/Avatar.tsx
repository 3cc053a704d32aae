// Engine: native img; radix-ui's Avatar preloads with a second Image and shows nothing until then.
import { takeGraphemes } from '../../format';
import { PeopleIcon, PersonIcon } from '../../icons';
import { useUsablePicture } from '../Picture/usePicture';
import { avatar, image } from './Avatar.css';

export type AvatarProps = {
  /** Address of the picture; `null` or a broken one shows the first letter of `name`, or an icon. */
  src?: string | null | undefined;
  /** Name for the first letter. It is not read aloud, because the name is shown beside the picture. */
  name?: string | undefined;
  /** Text alternative, only where no name is shown beside the picture. */
  alt?: string | undefined;
  /** Icon that is shown without picture and name. */
  kind?: 'person' | 'group' | undefined;
  /** Diameter: 30, 44 or 72 px. */
  size?: 'small' | 'medium' | 'large' | undefined;
};

/** Two device pixels for each CSS pixel of the diameter. */
const drawn = { small: 96, medium: 96, large: 160 } as const;

const iconSizes = {
  small: 'tiny',
  medium: 'small',
  large: 'medium',
} as const;

/** Round picture of a person or a group. Its size does not depend on the picture. */
export function Avatar({ src, name, alt = '', kind = 'person', size = 'medium' }: AvatarProps) {
  const picture = useUsablePicture(src ?? null, drawn[size]);
  const Icon = kind === 'group' ? PeopleIcon : PersonIcon;
  const initial = name ? takeGraphemes(name.trim(), 1) : '';

  if (picture.src !== null) {
    return (
      <span className={avatar({ size })}>
        <img
          src={picture.src}
          alt={alt}
          className={image}
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={picture.onError}
        />
      </span>
    );
  }

  const standIn = initial || <Icon size={iconSizes[size]} />;
  return alt === '' ? (
    <span className={avatar({ size })} aria-hidden="true">
      {standIn}
    </span>
  ) : (
    <span className={avatar({ size })} role="img" aria-label={alt}>
      {standIn}
    </span>
  );
}
