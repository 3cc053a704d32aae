export const fieldMessages = {
  required: '必須',
  optional: '任意',
};

export type FieldMessages = typeof fieldMessages;
