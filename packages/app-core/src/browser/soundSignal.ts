export type Signal = {
  tones: readonly { hertz: number; ms: number }[];
  /** Milliseconds of vibration and pause, in turn. */
  vibration: readonly number[];
};

const pauseMs = 70;
const volume = 0.4;
/** A tone that begins or ends at once clicks. */
const edgeSeconds = 0.008;

let audio: AudioContext | undefined;

/** Allows sound from now on. Call it in a tap: iOS starts audio only there. */
export function unlockSound() {
  // Missing in browsers without sound, although the type says otherwise.
  const Context: typeof AudioContext | undefined = globalThis.AudioContext;
  if (!Context) return;
  audio ??= new Context();
  void audio.resume();
}

/** Plays the tones one after another, and vibrates where the device can. */
export function playSignal({ tones, vibration }: Signal, { sound }: { sound: boolean }) {
  if (mayVibrate()) navigator.vibrate?.([...vibration]);
  if (!sound || !audio) return;
  let begin = audio.currentTime;
  for (const { hertz, ms } of tones) {
    playTone(audio, { hertz, begin, end: begin + ms / 1000 });
    begin += (ms + pauseMs) / 1000;
  }
}

function playTone(
  context: AudioContext,
  { hertz, begin, end }: { hertz: number; begin: number; end: number },
) {
  const tone = context.createOscillator();
  const gain = context.createGain();
  tone.frequency.value = hertz;
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(volume, begin + edgeSeconds);
  gain.gain.setValueAtTime(volume, end - edgeSeconds);
  gain.gain.linearRampToValueAtTime(0, end);
  tone.connect(gain).connect(context.destination);
  tone.start(begin);
  tone.stop(end);
}

/** Before the first tap on a page the browser vibrates nothing, and reports the call as an error. */
function mayVibrate() {
  // Firefox 115 does not know it.
  const activation: UserActivation | undefined = navigator.userActivation;
  return activation?.hasBeenActive ?? true;
}
