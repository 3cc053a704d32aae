export const comingSoonMessages = {
  soon: '準備中です',
  wait: '公開まで今しばらくお待ちください。',
};

export type ComingSoonMessages = typeof comingSoonMessages;
