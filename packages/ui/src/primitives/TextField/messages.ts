export const textFieldMessages = {
  count: (used: number, limit: number) => `${used}/${limit}`,
  limit: (limit: number) => `${limit}文字まで`,
  remaining: (count: number) => `あと${count}文字`,
};

export type TextFieldMessages = typeof textFieldMessages;
