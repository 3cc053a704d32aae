import { type DemoPlayer, players } from './players';
import { dataUri, portrait } from './portrait';

/** A collected card of a demo player, with every field of the API. */
export function playerCard(player: DemoPlayer = players[2], kind = 'normal') {
  const picture = portrait(player);
  return {
    id: player.number,
    name: player.name,
    romaji: player.romaji,
    jerseyNumber: String(player.number),
    pictureUrl: kind === 'signature' ? signed(picture) : picture,
    kind,
    collected: true,
    birthYear: 2001 as number | null,
    height: 178 as number | null,
    weight: 76 as number | null,
    birthPlace: '神奈川県横浜市',
    school: '浜野商業高',
    position: 'infielder' as string | null,
    batting: 'rightLeft' as string | null,
    message: 'スタンドの声がいちばんの力です。一塁まで全力で駆け抜けます。',
    audioUrl: null as string | null,
    videoUrl: null as string | null,
  };
}

/** A card with the longest texts that the API allows. */
export const longestPlayerCard = (kind = 'normal') => ({
  ...playerCard(players[4], kind),
  name: 'アレハンドロ・デ・ラ・クルス・フェルナンデス',
  romaji: 'Alejandro de la Cruz Fernandez',
  jerseyNumber: '128',
  birthPlace: '東京都小笠原村父島字東町無番地西側地先',
  school: '学校法人浜野学園浜野国際大学附属浜野中央高等学校',
  message:
    '子どものころ、父に連れられて初めてこの球場へ来た日のことを、いまでもはっきりと覚えています。階段を上がると目の前に広がった緑の芝生、スタンドを埋める赤い旗、そして割れるような声援。いつか自分もあそこに立ちたい、と思いました。その夢がかなったいま、毎日の一球一球を大切に、応援してくださる皆さんと一緒に優勝の瞬間を迎えられるよう、全力で戦い続けます。これからも温かいご声援をどうぞよろしくお願いします。',
});

/** Adds the signature to the picture: it is part of the picture that the club uploads. */
function signed(picture: string) {
  const svg = decodeURIComponent(picture.slice(picture.indexOf(',') + 1));
  const hand =
    'M36 268c8-26 20-40 26-34 5 6-12 30-8 34 6 4 16-30 24-30 6 0-8 26-2 28 8 2 14-24 20-24 5 0-4 20 2 22 8 1 12-26 22-46 3-6 8-2 6 6-4 18-16 34-12 38 6 4 14-22 22-22 4 0-4 18 2 19 8 0 12-18 18-17 4 2-4 15 2 16 10 0 22-14 44-26M48 290c46-14 96-20 158-22';
  const ink = `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${hand}" stroke="#3a0d12" stroke-opacity=".5" stroke-width="6"/><path d="${hand}" stroke="#ffe7a6" stroke-width="3.6"/></g>`;
  return dataUri(svg.replace('</svg>', `${ink}</svg>`));
}
