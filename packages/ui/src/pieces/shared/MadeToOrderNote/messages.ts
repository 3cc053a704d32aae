export const madeToOrderNoteMessages = {
  note: (deliveryPeriod: string, closesAt: string) =>
    `受注生産　引渡時期：${deliveryPeriod}　申込期間：${closesAt}まで`,
};

export type MadeToOrderNoteMessages = typeof madeToOrderNoteMessages;
