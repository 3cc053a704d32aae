/** Orders and their fans, for an entry of the log. */
export const subjectsOf = (orders: readonly { id: string; userId: string }[]) => ({
  orderIds: orders.map(({ id }) => id),
  fanIds: [...new Set(orders.map(({ userId }) => userId))],
});
