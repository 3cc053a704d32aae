import { setElementVars } from '../../../styles/inlineVars';
import type { CardSide } from './CardFlip';
import { lightX, lightY, tiltX, tiltY, turn as turnVar } from './CardFlip.css';

export type CardMotion = ReturnType<typeof createCardMotion>;

const stiffness = 150;
const damping = 21;
const maxTilt = { x: 7, y: 10 };

const isWithin = (value: number, target: number, by: number) => Math.abs(value - target) < by;
const clamp = (value: number) => Math.min(1, Math.max(-1, value));
const sideOf = (degrees: number): CardSide =>
  Math.round(degrees / 180) % 2 === 0 ? 'front' : 'back';

/** Spring animation of the card, drawn per animation frame without React. Requests no frames at rest. */
export function createCardMotion(object: HTMLElement, start: CardSide) {
  const lights = object.querySelectorAll<HTMLElement>('[data-light]');
  let targetSide = start;
  let turn = start === 'back' ? 180 : 0;
  let target = turn;
  let speed = 0;
  let dragging = false;
  let tilt = { x: 0, y: 0 };
  let tiltTarget = { x: 0, y: 0 };
  let frame = 0;
  let before = 0;

  function draw() {
    setElementVars(object, {
      [turnVar]: `${turn.toFixed(2)}deg`,
      [tiltX]: `${(tilt.x * maxTilt.x).toFixed(2)}deg`,
      [tiltY]: `${(tilt.y * maxTilt.y).toFixed(2)}deg`,
    });
    const x = tilt.y + 1.4 * Math.sin((turn * Math.PI) / 180);
    for (const light of lights) {
      setElementVars(light, { [lightX]: x.toFixed(3), [lightY]: (-tilt.x).toFixed(3) });
    }
  }

  function advance(seconds: number) {
    if (!dragging) {
      speed += ((target - turn) * stiffness - speed * damping) * seconds;
      turn += speed * seconds;
    }
    const share = 1 - Math.exp(-seconds * 10);
    tilt = {
      x: tilt.x + (tiltTarget.x - tilt.x) * share,
      y: tilt.y + (tiltTarget.y - tilt.y) * share,
    };
  }

  const isAtRest = () =>
    (dragging || (isWithin(turn, target, 0.05) && isWithin(speed, 0, 1))) &&
    isWithin(tilt.x, tiltTarget.x, 0.002) &&
    isWithin(tilt.y, tiltTarget.y, 0.002);

  function tick(now: number) {
    // Small time steps keep the spring stable when the frame rate is low.
    const passed = Math.min(0.064, Math.max(0.004, (now - before) / 1000));
    before = now;
    for (let remaining = passed; remaining > 0; remaining -= 0.008)
      advance(Math.min(remaining, 0.008));
    frame = 0;
    if (isAtRest()) {
      if (!dragging) [turn, speed] = [target, 0];
      tilt = tiltTarget;
      // The owner did not change `side`: turn back to it.
      if (!dragging && sideOf(turn) !== targetSide) show(targetSide);
    } else requestFrame();
    draw();
  }

  function requestFrame() {
    if (frame !== 0) return;
    frame = requestAnimationFrame(tick);
  }

  function begin() {
    if (frame === 0) before = performance.now();
    requestFrame();
  }

  function show(side: CardSide) {
    targetSide = side;
    if (sideOf(target) !== side) target += side === 'back' ? 180 : -180;
    begin();
  }

  draw();

  return {
    show,
    /** Follows a drag, in degrees from the resting angle. */
    dragTo(by: number) {
      dragging = true;
      turn = target + by;
      begin();
    },
    /**
     * Ends a drag with the given speed in degrees per second. Returns the side on which the card will rest.
     */
    release(releaseSpeed: number): CardSide {
      dragging = false;
      speed = releaseSpeed;
      const landing = Math.round((turn + releaseSpeed * 0.12) / 180) * 180;
      target = Math.min(target + 180, Math.max(target - 180, landing));
      begin();
      return sideOf(target);
    },
    /** Sets the tilt from the pointer or the device, from -1 to 1 on each axis. */
    tiltTo(x: number, y: number) {
      tiltTarget = { x: clamp(x), y: clamp(y) };
      begin();
    },
    stop() {
      cancelAnimationFrame(frame);
      frame = 0;
    },
  };
}
