export type StaffMember = {
  name: string;
  loginId: string;
  role: 'desk' | 'manager' | 'owner';
};

/** The club's staff, one person of each role. */
export const staff: readonly StaffMember[] = [
  { name: '三浦 さとみ', loginId: 'miura', role: 'desk' },
  { name: '佐野 隆', loginId: 'sano', role: 'manager' },
  { name: '港 由美子', loginId: 'minato', role: 'owner' },
];
