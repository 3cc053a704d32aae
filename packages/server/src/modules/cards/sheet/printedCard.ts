/** A card on the printed sheet; the caller provides title and subtitle. */
export type PrintedCard = {
  uuid: string;
  title: string;
  subtitle: string;
};
