import { head, skins } from './head.ts';
import { lettering } from './lettering.ts';
import type { PlayerWithLook } from './looks.ts';
import { club } from './palette.ts';
import { poseOf } from './pose.ts';
import { glow, gradient, path, picture, round } from './svg.ts';
import { chestGuard, clothOf, torso, uniformDefs } from './uniform.ts';

type Ground = 'club' | 'night';

/** The player from the waist up, 480 × 640, without a background. */
export function figure(player: PlayerWithLook): string {
  const { look } = player;
  const skin = skins[look.skin];
  const cloth = clothOf(player);
  const { behind, front } = poseOf(look, { cloth, skin });
  const wider = round(look.build);
  return `<defs>${uniformDefs}</defs>
<g transform="translate(240 0) scale(${wider === '1' ? 1 : Math.round((1 + (look.build - 1) * 0.6) * 1000) / 1000} 1) translate(-240 0)">${behind}${torso(player, cloth, skin)}${look.head === 'catcher' ? chestGuard : ''}${look.pose === 'brim' ? '' : front}</g>
${head(look)}${look.pose === 'brim' ? front : ''}`;
}

/** Two plain backgrounds for lists and avatars, in the given size. */
function ground(kind: Ground, width: number, height: number, jerseyNumber: string): string {
  const stops =
    kind === 'club' ? [club.bright, club.main, club.dark] : ['#6a1523', '#3c0c16', club.ink];
  const unit = Math.max(width, height);
  return `<defs>${gradient('ground', stops, 'x2=".5" y2="1"')}${glow('light', ['#fff/.42', '#fff/0'], 'cx=".3" cy=".22" r=".7"')}</defs>
${path(`M0 0H${width}V${height}H0Z`, 'url(#ground)')}
${path(`M${-unit * 0.2} ${height * 0.86}L${width * 0.86} ${-unit * 0.2}h${round(unit * 0.1)}L${-unit * 0.1} ${height}ZM${width * 0.3} ${height * 1.1}L${width * 1.3} ${height * 0.1}v${round(unit * 0.045)}L${width * 0.34} ${height * 1.1}Z`, '#fff', 'opacity=".09"')}
${lettering(jerseyNumber, { x: width * 0.97, y: height * 0.4, height: height * 0.34, color: '#fff', weight: 13, anchor: 'end', slant: 8, opacity: kind === 'club' ? 0.2 : 0.12 })}
${path(`M0 0H${width}V${height}H0Z`, 'url(#light)')}`;
}

/** 480 × 640, for carousels and page headers. */
export const portrait = (player: PlayerWithLook) =>
  picture(
    480,
    640,
    ground('club', 480, 640, player.jerseyNumber) +
      `<g transform="translate(-46 -6) scale(1.19)">${figure(player)}</g>`,
  );

/** 320 × 320, face and shoulders. */
export const avatar = (player: PlayerWithLook) =>
  picture(
    320,
    320,
    `${ground('night', 320, 320, '')}<g transform="translate(-92 -28) scale(1.05)">${figure(player)}</g>`,
  );
