import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { type Crop, cropWithin, drawCrop, type PictureSize, sideOf, wholeCrop } from './squareCrop';

const zoomStep = 1.25;
/** Share of the square's side. */
const panStep = 0.1;

/** A square of a chosen picture, moved by pointer, buttons and keys. */
export function useSquareCrop(file: File | null) {
  const address = useObjectUrl(file);
  const picture = useRef<HTMLImageElement>(null);
  const dragged = useRef<{ x: number; y: number } | null>(null);
  const [size, setSize] = useState<PictureSize | null>(null);
  const [crop, setCrop] = useState(wholeCrop);
  const [failed, setFailed] = useState(false);
  const [shown, setShown] = useState(file);
  if (shown !== file) {
    setShown(file);
    setSize(null);
    setCrop(wholeCrop);
    setFailed(false);
  }

  const change = (next: (crop: Crop) => Crop) =>
    setCrop((now) => (size ? cropWithin(size, next(now)) : now));

  /** Moves the square by shares of its side. */
  const pan = (x: number, y: number) =>
    change((now) => {
      if (!size) return now;
      const side = sideOf(size, now);
      return { ...now, x: now.x + (x * side) / size.width, y: now.y + (y * side) / size.height };
    });
  const zoomBy = (ratio: number) => change((now) => ({ ...now, zoom: now.zoom * ratio }));

  const moves = {
    zoomIn: () => zoomBy(zoomStep),
    zoomOut: () => zoomBy(1 / zoomStep),
    left: () => pan(-panStep, 0),
    right: () => pan(panStep, 0),
    up: () => pan(0, -panStep),
    down: () => pan(0, panStep),
  };
  const keys: Record<string, () => void> = {
    '+': moves.zoomIn,
    '-': moves.zoomOut,
    ArrowLeft: moves.left,
    ArrowRight: moves.right,
    ArrowUp: moves.up,
    ArrowDown: moves.down,
  };

  return {
    moves,
    failed,
    ready: size !== null,
    /** Position of the picture behind the square, in percent of its side. */
    place: size && placeOf(size, crop),
    async draw(): Promise<Blob | null> {
      const drawn = picture.current && (await drawCrop(picture.current, crop));
      if (!drawn) setFailed(true);
      return drawn;
    },
    picture: {
      ref: picture,
      src: address,
      onLoad: ({ currentTarget }: { currentTarget: HTMLImageElement }) =>
        setSize({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight }),
      onError: () => setFailed(true),
    },
    stage: {
      onKeyDown(event: KeyboardEvent) {
        const { [event.key]: move } = keys;
        if (!move || event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        move();
      },
      onPointerDown(event: PointerEvent<HTMLElement>) {
        event.currentTarget.setPointerCapture(event.pointerId);
        dragged.current = { x: event.clientX, y: event.clientY };
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const from = dragged.current;
        if (!from) return;
        const side = event.currentTarget.clientWidth;
        dragged.current = { x: event.clientX, y: event.clientY };
        pan((from.x - event.clientX) / side, (from.y - event.clientY) / side);
      },
      onPointerUp: () => {
        dragged.current = null;
      },
      onPointerCancel: () => {
        dragged.current = null;
      },
    },
  };
}

function placeOf(size: PictureSize, crop: Crop) {
  const side = sideOf(size, crop);
  const percent = (pixels: number) => `${(pixels / side) * 100}%`;
  return {
    width: percent(size.width),
    height: percent(size.height),
    left: percent(side / 2 - crop.x * size.width),
    top: percent(side / 2 - crop.y * size.height),
  };
}

/** Address of a file, until another one is chosen. */
function useObjectUrl(file: File | null): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const created = URL.createObjectURL(file);
    setAddress(created);
    return () => {
      setAddress(undefined);
      URL.revokeObjectURL(created);
    };
  }, [file]);
  return address;
}
