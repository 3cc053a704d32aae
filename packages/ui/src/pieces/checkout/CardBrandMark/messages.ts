export const cardBrandMarkMessages = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  jcb: 'JCB',
  amex: 'AMEX',
  diners: 'Diners Club',
};

export type CardBrandMarkMessages = typeof cardBrandMarkMessages;
