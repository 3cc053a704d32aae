import type { AudioName, VideoName } from './media.ts';
import { playerOf } from './players/index.ts';

export type CardType = 'normal' | 'silver' | 'gold' | 'signature';

export type Card = {
  uuid: string;
  jerseyNumber: string;
  cardType: CardType;
  message: string;
  audio?: AudioName;
  video?: VideoName;
};

const everyday = (
  jerseyNumber: string,
  uuid: string,
  sound: Pick<Card, 'audio' | 'video'> = {},
): Card => ({
  uuid,
  jerseyNumber,
  cardType: 'normal',
  message: playerOf(jerseyNumber).message,
  ...sound,
});

/** In the order of the collection: one normal card for each player, then the rare ones. */
export const cards: readonly Card[] = [
  everyday('18', '47eaa099-2cb6-416d-86dc-283cf0480ff9', { audio: 'cheer' }),
  everyday('1', '1509bb0a-9bf1-4331-8a11-8783593942a4', { audio: 'chime', video: 'cardShimmer' }),
  everyday('31', 'f5ec52ed-0108-4475-92e1-bc7656670b14'),
  everyday('11', '59ba1b0d-5c90-4158-a909-406c2e416788'),
  everyday('13', '5d32fe61-985f-44e7-aa09-5ee82bb29976'),
  everyday('15', '9a1e40b4-5815-4a99-99e2-d15364c7a500'),
  everyday('17', '68b4aef7-3eaa-4e17-9d8a-4eace693ae2d'),
  everyday('19', '142c8364-7806-4577-93e7-83e7eb04b39b'),
  everyday('21', '3b041641-1788-44f2-a60d-f25453fe2e85'),
  everyday('22', '00a154d8-5ed8-4bcc-b5c7-19c2add9ca88', { audio: 'chime' }),
  everyday('2', 'c0290103-855d-4f55-99ec-8712e8e3574f'),
  everyday('27', '6e704245-a4ff-41e3-a794-9b80dcb0b82e'),
  everyday('7', 'de1b1471-320a-48ea-b7a7-88d106762832', { audio: 'call' }),
  everyday('55', '4350cc17-21e5-4f21-acd5-52a09ddbef12', { audio: 'cheer' }),
  everyday('10', '9ed89edd-d684-4325-b600-e6129ec04ece'),
  everyday('3', '627bf322-5fac-4cb6-a34a-cb115ee347dd', { video: 'nightBall' }),
  everyday('00', 'a930d55d-9545-40f3-ae88-9fe46f2c7a8c'),
  everyday('5', '43f2f193-6e85-4f08-b592-7b0fe339d309'),
  everyday('6', '990d3cd8-381d-422f-850c-86bd84e0164b'),
  everyday('24', 'e07cb579-3e7f-497b-bcc1-c0c8b0cdf20a', { audio: 'call' }),
  everyday('8', '78f6d824-86ea-4214-b5c3-4e7e77ca4499', { video: 'nightBall' }),
  everyday('9', '1dcd327f-761e-47cb-bb7e-8913655c1d15'),
  everyday('33', '9672be1a-7fed-4bb9-a92f-a271dbc52933'),
  everyday('51', 'c44a66f4-cf25-4346-9cbe-4f50bdbcda98'),
  {
    uuid: '1e2ed6cb-6470-4f1f-934b-8db4b18fbdb1',
    jerseyNumber: '1',
    cardType: 'silver',
    message:
      '九回のマウンドに上がるとき、いつも同じ深呼吸をします。このカードを持つ皆さんも、どうぞ一緒に。',
    audio: 'chime',
  },
  {
    uuid: '4f859933-fdf0-445f-97e4-85b6761978dd',
    jerseyNumber: '24',
    cardType: 'silver',
    message: '背走して捕ったあの一球の写真です。スタンドの声が、最後の一歩を押してくれました。',
    video: 'nightBall',
  },
  {
    uuid: '2e460a96-1894-4a23-9985-5162fd0b00ea',
    jerseyNumber: '10',
    cardType: 'silver',
    message: '三塁ベースのすぐ横が自分の席です。今日も一本も抜かせません。',
    audio: 'call',
  },
  {
    uuid: '310a853e-ec9a-42f2-8ea9-877af376bc25',
    jerseyNumber: '2',
    cardType: 'silver',
    message: '二塁で刺したあとの、あの歓声をもう一度。',
    audio: 'cheer',
  },
  {
    uuid: '64e752cc-93a9-48b6-81f7-2b0a43c20f56',
    jerseyNumber: '8',
    cardType: 'silver',
    message: '一番、センター、古賀。そのアナウンスに恥じない一歩目を約束します。',
  },
  {
    uuid: 'bbb3a32a-cf00-477c-ba67-4d0a5fd11a32',
    jerseyNumber: '17',
    cardType: 'silver',
    message: '開幕投手の夜に選んだ一枚です。ゴロの山を一緒に数えてください。',
    video: 'cardShimmer',
  },
  {
    uuid: '79ded9f2-07d3-436c-905b-dd8f4ed3d99e',
    jerseyNumber: '7',
    cardType: 'gold',
    message: 'サヨナラの一打を打った夜の一枚。ヘルメットの中まで、皆さんの声で震えていました。',
    audio: 'cheer',
    video: 'nightBall',
  },
  {
    uuid: '8a9e1df7-e771-476e-ad78-3715ee6f7a8f',
    jerseyNumber: '55',
    cardType: 'gold',
    message: '場外の海へ消えた一本。ボールは戻りませんでしたが、このカードが証しです。',
    audio: 'call',
    video: 'nightBall',
  },
  {
    uuid: '9e180bf5-c37e-41e2-a9fa-541c228a3129',
    jerseyNumber: '18',
    cardType: 'gold',
    message: '十勝目の試合球を握っています。次は皆さんと二十までかぞえたい。',
    audio: 'chime',
    video: 'cardShimmer',
  },
  {
    uuid: '20b81d7f-8e9e-4bb8-b4a3-7b2b926271f2',
    jerseyNumber: '22',
    cardType: 'gold',
    message: '主将として受け取った優勝旗は、想像よりずっと重かった。支えてくれた全員の重さです。',
    audio: 'cheer',
    video: 'cardShimmer',
  },
  {
    uuid: 'aafaf84b-afd8-48d3-87f3-36da84c6a400',
    jerseyNumber: '5',
    cardType: 'gold',
    message: '四番の仕事をした夜。三振も本塁打も、全部この町のものです。',
    video: 'nightBall',
  },
  {
    uuid: '38bf8cc2-79b5-4a73-838e-4a118913c782',
    jerseyNumber: '18',
    cardType: 'signature',
    message: '直筆のサインを入れました。背番号と同じくらい大切に書いた一枚です。',
    audio: 'cheer',
    video: 'cardShimmer',
  },
  {
    uuid: 'd38cf734-19a7-4ae4-bdf3-bae7d3f28783',
    jerseyNumber: '7',
    cardType: 'signature',
    message: 'サインは小学生のころから練習していました。ようやく役に立ちました。',
    audio: 'call',
    video: 'cardShimmer',
  },
  {
    uuid: '61796ac4-1055-4b62-9804-abbec2b8c1c5',
    jerseyNumber: '3',
    cardType: 'signature',
    message: '名前に港の文字が入っていることを、今日も誇りに思います。',
    audio: 'chime',
  },
  {
    uuid: '95655d03-be61-4ea4-bf28-bbfa4dee94f9',
    jerseyNumber: '9',
    cardType: 'signature',
    message: '十五年書いてきたサインです。少しずつ形が変わりましたが、感謝は変わりません。',
    video: 'cardShimmer',
  },
  {
    uuid: 'e5600642-060d-4a21-a64b-88b0402db603',
    jerseyNumber: '19',
    cardType: 'signature',
    message: '初めてのサインカードです。字が少し震えているのは、ご愛嬌ということで。',
    audio: 'cheer',
  },
];
