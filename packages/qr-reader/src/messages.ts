/** How phones label their lenses, in English and Japanese. */
export const lensWords = {
  front: /front|user|facetime|前面|フロント|インカメラ|内側|TrueDepth|自撮り/i,
  rear: /back|rear|environment|背面|リア|アウトカメラ|外側/i,
  /** Unsuitable lenses: ultra-wide, telephoto, macro, monochrome, depth, infrared and Desk View. */
  special:
    /ultra[\s-]?wide|超広角|0[.,]5\s?[x×]|tele(?:photo)?|望遠|macro|マクロ|depth|深度|infrared|赤外|thermal|mono|desk view|デスクビュー/i,
  /** Virtual cameras of several lenses: the phone switches between them, also to the wide one when close. */
  several: /dual|triple|quad|デュアル|トリプル|クアッド/i,
};
