import type { Player } from './player.ts';

export const catchers: readonly Player[] = [
  {
    jerseyNumber: '22',
    nameJapanese: '磯貝 正宗',
    nameRomaji: 'Masamune Isogai',
    position: 2,
    birthYear: 1991,
    height: 178,
    weight: 89,
    birthPlace: '三重県鳥羽市',
    school: '鳥羽伊勢志摩高',
    batting: 1,
    message:
      '主将四年目です。投手の良いところを一番近くで見られる席に座っています。勝った日も負けた日も、この町の灯りに帰ってきます。',
    loginId: 'masamune.isogai',
  },
  {
    jerseyNumber: '2',
    nameJapanese: '堂本 隼',
    nameRomaji: 'Shun Domoto',
    position: 2,
    birthYear: 2000,
    height: 175,
    weight: 80,
    birthPlace: '福岡県北九州市',
    school: '門司海峡高',
    batting: 1,
    message:
      '二塁までの一・八秒に、全部をかけています。走ってくる人がいるほど嬉しい。港の子どもたちが憧れる捕手になります。',
    loginId: 'shun.domoto',
  },
  {
    jerseyNumber: '27',
    nameJapanese: '瀬名 拓海',
    nameRomaji: 'Takumi Sena',
    position: 2,
    birthYear: 2004,
    height: 182,
    weight: 86,
    birthPlace: '岡山県倉敷市',
    school: '倉敷水島台高',
    batting: 2,
    message:
      '打てる捕手を目指して、夜の室内練習場にこもっています。ノートは七冊目になりました。先輩たちの配球を盗んで、早く一軍に定着します。',
    loginId: 'takumi.sena',
  },
];
