/** Variants of one kanji in names, and kana that are heard as one. The first character of a group stands for all. */
const groups = [
  '辺邉邊 高髙 斎斉齋齊 沢澤 浜濱濵 島嶋嶌 崎﨑嵜碕 桜櫻 広廣 国國囯 真眞 徳德 恵惠 栄榮 渋澁澀 滝瀧 竜龍 蔵藏 村邨 槙槇 曽曾 富冨',
  '条條 会會 来來 児兒 円圓 寿壽 宝寶寳 将將 実實 済濟 瀬瀨 峰峯 岳嶽 巌巖 応應 戸戶户 杉杦 桧檜 柳栁桺 梅楳 横橫 歩步 毎每 渕淵渊',
  '為爲 瑶瑤 当當 磯礒 禄祿 礼禮 穂穗 篭籠 糸絲 経經 縄繩 総總 館舘 与與 万萬 芦蘆 園薗 薮藪 処處 証證 譲讓 豊豐 頼賴 遥遙 郷鄕 郎郞',
  '剣劍剱釼劔 鉄鐵 鎮鎭 関關 静靜 顕顯 鴎鷗 鴬鶯 塩鹽 麦麥 黄黃 黒黑 亀龜 弥彌 吉𠮷 土圡𡈽 橋𣘺 緒緖 緑綠 伝傳 悦悅 教敎 晋晉 暁曉',
  '満滿 涛濤 灯燈 畑畠 刈苅 荘莊 秋秌穐 稲稻 並竝 兎兔 涼凉 巻卷 参參 野埜 場塲 壮壯 奥奧 姫姬 学學 寛寬 尚尙 巣巢 帯帶 彦彥 数數',
  '昂昻 桑桒 楽樂 様樣 渉涉 浅淺 清淸 温溫 祢禰 粋粹 継繼 続續 聡聰 台臺 旧舊 萌萠 蒋蔣 芸藝 薬藥 蛍螢 衛衞 覚覺 観觀 誉譽 録錄 坂阪',
  '隠隱 双雙 青靑 余餘 雁鴈 亜亞 両兩 凛凜 勲勳 厳嚴 増增 収收 熙煕凞 禅禪 渓溪 岡崗',
  'アァ イィヰ ウゥ エェヱ オォヲ カヵ ケヶ ツッ ヤャ ユュ ヨョ ワヮ ジヂ ズヅ',
].join(' ');

const firstHiragana = 0x3041;
const lastHiragana = 0x3096;
const toKatakana = 0x60;

const folded = new Map<string, string>();
for (const group of groups.split(' ')) {
  const [first = '', ...others] = group;
  for (const other of others) folded.set(other, first);
}
for (let code = firstHiragana; code <= lastHiragana; code++) {
  const katakana = String.fromCharCode(code + toKatakana);
  folded.set(String.fromCharCode(code), folded.get(katakana) ?? katakana);
}

const variationSelectors = /[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/gu;
const repeatedKanji = /([^\n])々/gu;
/** Typed for the mark of a long vowel. */
const dashes = /([ァ-ヺ])[-~‐‑‒–—―−─━〜]/g;
/** The mark of a long vowel is written as its vowel; so is a long o, which names have as オオ and オウ. */
const longVowels: [RegExp, string][] = [
  [/([アカサタナハマヤラワガザダバパ])ー/g, '$1ア'],
  [/([イキシチニヒミリギジビピ])ー/g, '$1イ'],
  [/([ウクスツヌフムユルグズブプヴ])ー/g, '$1ウ'],
  [/([エケセテネヘメレゲゼデベペ])ー/g, '$1イ'],
  [/([オコソトノホモヨロゴゾドボポ])[ーオ]/g, '$1ウ'],
];
const spaces = /[ \t\n\v\f\r・]/g;

/**
 * How a name, or a part of one, is compared: without the differences of width, case, kana, spaces, variants of kanji and
 * the spelling of long vowels. The function `search_form` of the database gives the same result, for indexes.
 */
export function nameForm(text: string): string {
  let form = '';
  for (const character of text.normalize('NFKC').replace(variationSelectors, ''))
    form +=
      folded.get(character) ??
      (character >= 'A' && character <= 'Z' ? character.toLowerCase() : character);
  form = form.replace(repeatedKanji, '$1$1').replace(dashes, '$1ー');
  for (const [long, vowel] of longVowels) form = form.replace(long, vowel);
  return form.replace(spaces, '');
}

const maxWords = 8;

/** The words of a search. Whatever their order, each is a part of what is found. */
export const searchWords = (query: string): string[] =>
  query
    .normalize('NFKC')
    .split(/[\s・]+/)
    .filter(Boolean)
    .slice(0, maxWords);

/**
 * A name, its kana, and the two without the space between their parts: `ノ オ` has no long vowel, and has one if it is
 * searched as one word. The column `search_name` of the database has the same lines.
 */
export const searchName = (name: string, kana: string): string =>
  [nameForm(name), nameForm(kana)].flatMap((form) => [form, nameForm(form)]).join('\n');

/** Whether a name is found by these words, each as its `nameForm`. */
export const isFoundBy = (searchedName: string, wordForms: readonly string[]): boolean =>
  wordForms.every((form) => searchedName.includes(form));
