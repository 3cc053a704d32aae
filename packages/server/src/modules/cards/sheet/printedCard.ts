/** A card as the sheet shows it; how it is called is the caller's to say. */
export type PrintedCard = {
  uuid: string;
  title: string;
  subtitle: string;
};
