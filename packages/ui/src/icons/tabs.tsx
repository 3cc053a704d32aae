import { Icon, type IconProps } from './Icon';

// Separate from the other icons: these five are part of the first page's bundle.
export const HomeIcon = (props: IconProps) => (
  <Icon {...props} d="M3 11.5 12 4l9 7.5V20h-6v-6H9v6H3z" />
);

export const CardIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M7 3h10a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM9 8h6M9 12h6M9 16h3"
  />
);

export const MessageIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M5 5h14a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H9.5L5 20v-4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1z"
  />
);

export const ShopIcon = (props: IconProps) => (
  <Icon {...props} d="M5 8h14l-1 12H6zM9 11V7a3 3 0 0 1 6 0v4" />
);

export const PersonIcon = (props: IconProps) => (
  <Icon {...props} d="M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c1-5 4-7 8-7s7 2 8 7" />
);
