-- How a name, or a part of one, is compared: without the differences of width, case, kana, spaces, variants of kanji and
-- the spelling of long vowels. `nameForm` of the client gives the same result; a test compares them. Processes of the
-- version before call this function for what they search, so that they find the same.
create or replace function search_form(given text) returns text language sql immutable strict parallel safe as $$
  select
    regexp_replace(
    regexp_replace(
    regexp_replace(
    regexp_replace(
    regexp_replace(
    regexp_replace(
    regexp_replace(
    regexp_replace(
    translate(
      lower(regexp_replace(normalize(given, NFKC), '[\uFE00-\uFE0F\U000E0100-\U000E01EF]', '', 'g') collate "C"),
      '邉邊髙斉齋齊澤濱濵嶋嶌﨑嵜碕櫻廣國囯眞德惠榮澁澀瀧龍藏邨槇曾冨條會來兒圓壽寶寳將實濟瀨峯嶽巖應戶户杦'
      '檜栁桺楳橫步每淵渊爲瑤當礒祿禮穗籠絲經繩總舘與萬蘆薗藪處證讓豐賴遙鄕郞劍剱釼劔鐵鎭關靜顯鷗鶯鹽麥黃黑'
      '龜彌𠮷圡𡈽𣘺緖綠傳悅敎晉曉滿濤燈畠苅莊秌穐稻竝兔凉卷參埜塲壯奧姬學寬尙巢帶彥數昻桒樂樣涉淺淸溫禰粹繼'
      '續聰臺舊萠蔣藝藥螢衞覺觀譽錄阪隱雙靑餘鴈亞兩凜勳嚴增收煕凞禪溪崗'
      'ァィヰゥェヱォヲヵヶッャュョヮヂヅぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただち'
      'ぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをん'
      'ゔゕゖ',
      '辺辺高斎斎斎沢浜浜島島崎崎崎桜広国国真徳恵栄渋渋滝竜蔵村槙曽富条会来児円寿宝宝将実済瀬峰岳巌応戸戸杉'
      '桧柳柳梅横歩毎渕渕為瑶当磯禄礼穂篭糸経縄総館与万芦園薮処証譲豊頼遥郷郎剣剣剣剣鉄鎮関静顕鴎鴬塩麦黄黒'
      '亀弥吉土土橋緒緑伝悦教晋暁満涛灯畑刈荘秋秋稲並兎涼巻参野場壮奥姫学寛尚巣帯彦数昂桑楽様渉浅清温祢粋継'
      '続聡台旧萌蒋芸薬蛍衛覚観誉録坂隠双青余雁亜両凛勲厳増収熙熙禅渓岡'
      'アイイウエエオオカケツヤユヨワジズアアイイウウエエオオカガキギクグケゲコゴサザシジスズセゼソゾタダチ'
      'ジツツズテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモヤヤユユヨヨラリルレロワワイエオン'
      'ヴカケ'),
    '([^\n])々', '\1\1', 'g'),
    '([ァ-ヺ])[-~‐‑‒–—―−─━〜]', '\1ー', 'g'),
    '([アカサタナハマヤラワガザダバパ])ー', '\1ア', 'g'),
    '([イキシチニヒミリギジビピ])ー', '\1イ', 'g'),
    '([ウクスツヌフムユルグズブプヴ])ー', '\1ウ', 'g'),
    '([エケセテネヘメレゲゼデベペ])ー', '\1イ', 'g'),
    '([オコソトノホモヨロゴゾドボポ])[ーオ]', '\1ウ', 'g'),
    '[ \t\n\v\f\r・]', '', 'g')
$$;

-- A name, its kana, and the two without the space between their parts, one a line.
create function search_name(name text, kana text) returns text language sql immutable strict parallel safe as $$
  select search_form(name) || E'\n' || search_form(search_form(name)) || E'\n'
    || search_form(kana) || E'\n' || search_form(search_form(kana))
$$;

-- フリガナ in full-width katakana; empty if it was not given.
alter table shipping_addresses add column kana text not null default '';
alter table orders add column kana text not null default '';
-- The counter searches names only.
alter table orders
  add column search_name text not null generated always as (search_name(name, kana)) stored,
  alter column search_text set expression as (
    search_name(name, kana) || E'\n' || search_form(email) || E'\n'
    || regexp_replace(search_form(phone), '[^0-9]', '', 'g'));
