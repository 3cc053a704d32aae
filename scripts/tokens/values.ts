// Reads values as CSS writes them.

export type Color = { red: number; green: number; blue: number; alpha: number };

/** Channels from 0 to 1, from #rrggbb, #rrggbbaa or rgb(r g b / a). */
export function readColor(value: string): Color {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})?$/i.exec(value);
  if (hex) {
    const [red = 0, green = 0, blue = 0, alpha = 1] = hex
      .slice(1)
      .filter((pair) => pair !== undefined)
      .map((pair) => Number.parseInt(pair, 16) / 255);
    return { red, green, blue, alpha };
  }
  const parts = /^rgb\((\d+) (\d+) (\d+)(?: \/ ([\d.]+))?\)$/.exec(value);
  if (!parts) throw new Error(`Not a colour: ${value}`);
  const [red = 0, green = 0, blue = 0] = parts.slice(1, 4).map((part) => Number(part) / 255);
  return { red, green, blue, alpha: Number(parts[4] ?? 1) };
}

export type Length = { value: number; unit: 'px' | 'rem' };

export function readLength(value: string): Length {
  if (value === '0') return { value: 0, unit: 'px' };
  const parts = /^(-?[\d.]+)(px|rem)$/.exec(value);
  if (!parts) throw new Error(`Not a length in px or rem: ${value}`);
  return { value: Number(parts[1]), unit: parts[2] === 'rem' ? 'rem' : 'px' };
}

export type Transition = { milliseconds: number; curve: [number, number, number, number] };

/** A duration, and an easing curve, which is linear if there is none. */
export function readTransition(value: string): Transition {
  const parts = /^([\d.]+)ms(?: cubic-bezier\((.+)\))?$/.exec(value);
  if (!parts) throw new Error(`Not a duration with a curve: ${value}`);
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = (parts[2] ?? '0, 0, 1, 1').split(', ').map(Number);
  return { milliseconds: Number(parts[1]), curve: [x1, y1, x2, y2] };
}

export type Shadow = { offsetX: Length; offsetY: Length; blur: Length; color: Color };

export function readShadows(value: string): Shadow[] {
  if (value === 'none') return [];
  return value.split(', ').map((layer) => {
    const parts = /^(\S+) (\S+) (\S+) (rgb.+)$/.exec(layer);
    if (!parts) throw new Error(`Not a shadow: ${layer}`);
    const [, x = '', y = '', blur = '', color = ''] = parts;
    return {
      offsetX: readLength(x),
      offsetY: readLength(y),
      blur: readLength(blur),
      color: readColor(color),
    };
  });
}

export const readFamilies = (value: string) =>
  value.split(', ').map((name) => name.replaceAll('"', ''));
