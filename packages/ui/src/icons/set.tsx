import { Icon, type IconProps } from './Icon';

export const PeopleIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c.7-4.3 3-6 6.5-6s5.8 1.7 6.5 6M16 4.3a3.5 3.5 0 0 1 0 6.4M18 14.5c2 .8 3.1 2.6 3.5 5.5"
  />
);

export const ChevronLeftIcon = (props: IconProps) => <Icon {...props} d="M15 5l-7 7 7 7" />;

export const ChevronRightIcon = (props: IconProps) => <Icon {...props} d="M9 5l7 7-7 7" />;

export const ChevronDownIcon = (props: IconProps) => <Icon {...props} d="M5 9l7 7 7-7" />;

export const ChevronUpIcon = (props: IconProps) => <Icon {...props} d="M5 15l7-7 7 7" />;

export const ArrowDownIcon = (props: IconProps) => <Icon {...props} d="M12 4v16M5 13l7 7 7-7" />;

export const CloseIcon = (props: IconProps) => <Icon {...props} d="M6 6l12 12M18 6 6 18" />;

export const PlusIcon = (props: IconProps) => <Icon {...props} d="M12 5v14M5 12h14" />;

export const MinusIcon = (props: IconProps) => <Icon {...props} d="M5 12h14" />;

export const CheckIcon = (props: IconProps) => <Icon {...props} d="M5 12.5l4.5 4.5L19 7.5" />;

export const MoreIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M5 11.3a.7.7 0 1 0 0 1.4.7.7 0 0 0 0-1.4zM12 11.3a.7.7 0 1 0 0 1.4.7.7 0 0 0 0-1.4zM19 11.3a.7.7 0 1 0 0 1.4.7.7 0 0 0 0-1.4z"
  />
);

export const SendIcon = (props: IconProps) => <Icon {...props} d="M4 12 20 4l-5 16-3-7z" />;

export const PlayIcon = (props: IconProps) => <Icon {...props} d="M8 5l11 7-11 7z" />;

export const PauseIcon = (props: IconProps) => <Icon {...props} d="M8.5 5.5v13M15.5 5.5v13" />;

export const StopIcon = (props: IconProps) => <Icon {...props} d="M6.5 6.5h11v11h-11z" />;

export const SoundIcon = (props: IconProps) => (
  <Icon {...props} d="M4 10v4h4l5 4V6l-5 4zM16.5 9c1.5 1.7 1.5 4.3 0 6M19 6.5c3 3.2 3 7.8 0 11" />
);

export const MuteIcon = (props: IconProps) => (
  <Icon {...props} d="M4 10v4h4l5 4V6l-5 4zM17 9.5l4 5M21 9.5l-4 5" />
);

export const VideoIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M4 6h10a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1zM15 10.5 21 7v10l-6-3.5"
  />
);

export const ImageIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M5 4h14a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1zM4 16l4.5-4.5L13 16l3-3 4 4M15 8.5h.01"
  />
);

export const CameraIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M4 8h3.5L9 5.5h6L16.5 8H20a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1zM12 16.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7z"
  />
);

export const TorchIcon = (props: IconProps) => (
  <Icon {...props} d="M8 3h8v3l-2 3v11a1 1 0 0 1-1 1h-2a1 1 0 0 1-1-1V9L8 6zM12 12v2" />
);

export const QrIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2h-2zM18 14h2v2h-2zM14 18h2v2h-2zM18 18h2v2h-2z"
  />
);

export const FlipIcon = (props: IconProps) => (
  <Icon {...props} d="M4 12a8 8 0 0 1 14-5l2 2M20 4v5h-5M20 12a8 8 0 0 1-14 5l-2-2M4 20v-5h5" />
);

export const RetryIcon = (props: IconProps) => (
  <Icon {...props} d="M20 12a8 8 0 1 1-2.3-5.7L20 8.5M20 4v4.5h-4.5" />
);

export const CalendarIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M5 6h14a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1zM4 10.5h16M8 3.5v4M16 3.5v4"
  />
);

export const CartIcon = (props: IconProps) => (
  <Icon {...props} d="M3 4h3l2 11h10l2-8H7M9.5 19.5h.01M17 19.5h.01" />
);

export const TrashIcon = (props: IconProps) => (
  <Icon {...props} d="M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5" />
);

export const LockIcon = (props: IconProps) => (
  <Icon {...props} d="M6 11h12v9H6zM9 11V8a3 3 0 0 1 6 0v3" />
);

export const EyeIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M2.5 12C5 7.5 8 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.5 6.5-9.5 6.5S5 16.5 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z"
  />
);

export const EyeOffIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M4 4l16 16M10 5.7c.6-.1 1.3-.2 2-.2 4 0 7 2 9.5 6.5-.8 1.4-1.6 2.5-2.5 3.5M6.5 7.5C5 8.6 3.7 10 2.5 12c2.5 4.5 5.5 6.5 9.5 6.5 1.6 0 3-.3 4.3-.9M9.9 9.9a3 3 0 0 0 4.2 4.2"
  />
);

export const WarningIcon = (props: IconProps) => (
  <Icon {...props} d="M12 4 2.5 20h19zM12 10v4.5M12 17.3h.01" />
);

export const InfoIcon = (props: IconProps) => (
  <Icon {...props} d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5M12 8h.01" />
);

export const HelpIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.5 9.5c.3-3.3 5.2-3 5 0-.1 2-2.5 2-2.5 4M12 16.8h.01"
  />
);

export const OfflineIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M3 3l18 18M8.5 16.2a5 5 0 0 1 6.5-.4M5.2 12.7a10 10 0 0 1 4.3-2.4M13.5 9.9a10 10 0 0 1 5.3 2.8M2 9.2a15 15 0 0 1 4.2-2.7M10 5.1A15 15 0 0 1 22 9.2M12 19.5h.01"
  />
);

export const ExternalIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M14 4h6v6M20 4l-9 9M18 14v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h5"
  />
);

export const EditIcon = (props: IconProps) => (
  <Icon {...props} d="M4 20l1-4L16.5 4.5l3 3L8 19zM14 7l3 3" />
);

export const PinIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M12 21c4.5-5 7-8.3 7-11.5A7 7 0 0 0 5 9.5C5 12.7 7.5 16 12 21zM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z"
  />
);

export const TruckIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M3 6h11v10H3zM14 10h4l3 3.5V16h-7M7 18.5a1.8 1.8 0 1 0 0-.1M17 18.5a1.8 1.8 0 1 0 0-.1"
  />
);

export const StarIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9L3.5 9.7l5.9-.8z"
  />
);

export const BellIcon = (props: IconProps) => (
  <Icon {...props} d="M6 16v-5a6 6 0 0 1 12 0v5l1.5 2h-15zM10 21h4" />
);

export const LogoutIcon = (props: IconProps) => (
  <Icon {...props} d="M14 4H5v16h9M10 12h11M17 8l4 4-4 4" />
);

export const ZoomInIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5 21 21M10.5 7.5v6M7.5 10.5h6"
  />
);

export const ZoomOutIcon = (props: IconProps) => (
  <Icon {...props} d="M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5 21 21M7.5 10.5h6" />
);

export const ClockIcon = (props: IconProps) => (
  <Icon {...props} d="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 7.5V12l3 2" />
);

export const BoxIcon = (props: IconProps) => (
  <Icon {...props} d="M12 3l8 4.2v9.6L12 21l-8-4.2V7.2zM4 7.2l8 4.3 8-4.3M12 11.5V21" />
);

export const CopyIcon = (props: IconProps) => (
  <Icon {...props} d="M9 8.5h11V21H9zM15 8.5V4H4v12.5h5" />
);

export const ReceiptIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M6 3l2 1.5L10 3l2 1.5L14 3l2 1.5L18 3v18l-2-1.5-2 1.5-2-1.5-2 1.5-2-1.5L6 21zM9.5 9h5M9.5 13h5"
  />
);

export const PrintIcon = (props: IconProps) => (
  <Icon {...props} d="M7 8V3.5h10V8M7 17H3.5V8h17v9H17M7 13.5h10v7H7z" />
);

export const SunIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4"
  />
);

export const PhoneIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M8 3h8a1.5 1.5 0 0 1 1.5 1.5v15A1.5 1.5 0 0 1 16 21H8a1.5 1.5 0 0 1-1.5-1.5v-15A1.5 1.5 0 0 1 8 3zM10.5 18h3"
  />
);

export const ShareIcon = (props: IconProps) => (
  <Icon {...props} d="M12 14.5V3M8 6.5 12 2.5l4 4M8 10H5.5v11h13V10H16" />
);

export const SearchIcon = (props: IconProps) => (
  <Icon {...props} d="M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5 20.5 20.5" />
);

export const UndoIcon = (props: IconProps) => (
  <Icon {...props} d="M8 5 4 9l4 4M4.5 9H14a5.5 5.5 0 0 1 0 11H9" />
);

export const NoteIcon = (props: IconProps) => (
  <Icon {...props} d="M5 4h14v11l-5 5H5zM14 20v-5h5M8.5 8.5h7M8.5 12h4" />
);
