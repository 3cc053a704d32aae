import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { QrCode } from '../primitives';

type Device = { label: string; deviceId?: string };

export type FakeCameraOptions = {
  /** Content of the code in front of the camera; without it the camera shows a table. */
  shows?: string;
  /** Removes modules, so that the code cannot be decoded. */
  damaged?: boolean;
  /** Name of the error with which the browser rejects. */
  refuses?: string;
  /** The browser does not respond until `answer` is called. */
  late?: boolean;
  devices?: Device[];
  torch?: boolean;
};

export type FakeCamera = {
  /** All streams that were returned, in order. */
  streams: MediaStream[];
  /** The constraints of all getUserMedia calls. */
  requests: MediaStreamConstraints[];
  lit: boolean;
  refuses: string | undefined;
  allow: () => void;
  show: (text: string) => void;
  remove: () => void;
};

const width = 1280;
const height = 720;
/** The code is 300 of 720 px high, as on a card held at arm's length. */
const codeSide = 300;

/** Replaces the page's camera by one that shows a drawn code, or rejects as a real one would. */
export function fakeCamera(options: FakeCameraOptions = {}): FakeCamera {
  const { devices = [{ label: '' }], torch = false } = options;
  let text = options.shows;
  let waiting = () => {};
  const timers = new Set<ReturnType<typeof setInterval>>();

  const camera: FakeCamera = {
    streams: [],
    requests: [],
    lit: false,
    refuses: options.refuses,
    allow: () => waiting(),
    show: (next) => {
      text = next;
    },
    remove() {
      for (const timer of timers) clearInterval(timer);
      for (const stream of camera.streams) for (const track of stream.getTracks()) track.stop();
      if (found) Object.defineProperty(Navigator.prototype, 'mediaDevices', found);
    },
  };

  function openStream(): MediaStream {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width, height });
    const draw = () => drawScene(canvas, text, options.damaged ?? false);
    draw();
    timers.add(setInterval(draw, 100));
    const stream = canvas.captureStream(10);
    for (const track of stream.getVideoTracks()) {
      track.getCapabilities = () => ({ torch }) as MediaTrackCapabilities;
      track.getSettings = () => ({ deviceId: deviceOf(camera.requests.at(-1), devices) });
      track.applyConstraints = async (constraints) => {
        camera.lit = JSON.stringify(constraints).includes('"torch":true');
      };
    }
    camera.streams.push(stream);
    return stream;
  }

  const mediaDevices = {
    async getUserMedia(constraints: MediaStreamConstraints) {
      camera.requests.push(constraints);
      if (camera.refuses) throw new DOMException('Refused.', camera.refuses);
      if (options.late)
        await new Promise<void>((resolve) => {
          waiting = resolve;
        });
      return openStream();
    },
    enumerateDevices: async () =>
      devices.map(({ label, deviceId = label }) => ({ kind: 'videoinput', label, deviceId })),
  };

  const found = Object.getOwnPropertyDescriptor(Navigator.prototype, 'mediaDevices');
  Object.defineProperty(Navigator.prototype, 'mediaDevices', {
    configurable: true,
    get: () => (options.refuses === 'no mediaDevices' ? undefined : mediaDevices),
  });
  return camera;
}

function deviceOf(
  constraints: MediaStreamConstraints | undefined,
  devices: readonly Device[],
): string {
  const [first] = devices;
  const request = JSON.stringify(constraints?.video ?? '');
  const named = devices.find(({ label, deviceId = label }) =>
    request.includes(JSON.stringify(deviceId)),
  );
  const { label = '', deviceId = label } = named ?? first ?? {};
  return deviceId;
}

/** A picture of a code on a card, as a chosen file. */
export async function photoOf(text: string | undefined): Promise<File> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  drawScene(canvas, text, false);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'));
  return new File(blob ? [blob] : [], 'photo.jpg', { type: 'image/jpeg' });
}

function drawScene(canvas: HTMLCanvasElement, text: string | undefined, damaged: boolean) {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas to draw on.');
  context.fillStyle = '#6b5a4c';
  context.fillRect(0, 0, width, height);
  if (text === undefined) return;

  const { d, side } = modulesOf(text);
  context.save();
  context.translate(width / 2, height / 2);
  context.rotate(0.12);
  context.fillStyle = '#f4f1ec';
  context.fillRect(-codeSide * 0.62, -codeSide * 0.62, codeSide * 1.24, codeSide * 1.24);
  context.scale(codeSide / side, codeSide / side);
  context.translate(-side / 2, -side / 2);
  context.fillStyle = '#1b1512';
  context.fill(new Path2D(d));
  context.restore();
  if (!damaged) return;
  context.fillStyle = '#f4f1ec';
  context.fillRect(
    width / 2 - codeSide * 0.32,
    height / 2 - codeSide * 0.3,
    codeSide * 0.7,
    codeSide * 0.5,
  );
}

const moduleCache = new Map<string, { d: string; side: number }>();

/** The dark modules as QrCode draws them, with the side of the code in modules. */
function modulesOf(text: string) {
  const drawn = moduleCache.get(text);
  if (drawn) return drawn;
  const element = document.createElement('div');
  const root = createRoot(element);
  flushSync(() => root.render(<QrCode value={text} label={text} />));
  const side = Number(element.querySelector('svg')?.getAttribute('viewBox')?.split(' ')[2]);
  const d = element.querySelectorAll('path')[1]?.getAttribute('d') ?? '';
  root.unmount();
  const modules = { d, side };
  moduleCache.set(text, modules);
  return modules;
}
