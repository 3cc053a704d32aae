export const licensesLinkMessages = { label: '使っているソフトウェアのライセンス' };

export type LicensesLinkMessages = typeof licensesLinkMessages;
