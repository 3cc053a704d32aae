import { RadioGroup } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { staffRoleChoiceMessages } from './messages';

export type StaffRoleName = 'desk' | 'manager' | 'owner';

export type StaffRoleChoiceProps = {
  /** Null while none is chosen. */
  value: StaffRoleName | null;
  onValueChange: (role: StaffRoleName) => void;
  error?: string | undefined;
  /** Where a heading above says it. */
  labelHidden?: boolean;
};

/** One of the roles of staff, each with what it may do. */
export function StaffRoleChoice({
  value,
  onValueChange,
  error,
  labelHidden = false,
}: StaffRoleChoiceProps) {
  const m = useMessages('StaffRoleChoice', staffRoleChoiceMessages);
  return (
    <RadioGroup
      kind="card"
      label={m.label}
      labelHidden={labelHidden}
      items={(['desk', 'manager', 'owner'] as const).map((role) => ({
        value: role,
        label: m.names[role],
        description: m.sentences[role],
      }))}
      value={value}
      onValueChange={onValueChange}
      error={error}
    />
  );
}
