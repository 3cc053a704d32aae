import { setElementVars } from '@vanilla-extract/dynamic';
import type { CardSide } from './CardFlip';
import { leanX, leanY, lightX, lightY, turn as turnVar } from './CardFlip.css';

export type CardMotion = ReturnType<typeof createCardMotion>;

const stiffness = 150;
const damping = 21;
const mostLean = { x: 7, y: 10 };

const near = (value: number, rest: number, by: number) => Math.abs(value - rest) < by;
const within = (value: number) => Math.min(1, Math.max(-1, value));
const sideOf = (degrees: number): CardSide =>
  Math.round(degrees / 180) % 2 === 0 ? 'front' : 'back';

/** Spring animation of the card, drawn per animation frame without React. Requests no frames at rest. */
export function createCardMotion(object: HTMLElement, start: CardSide) {
  const lights = object.querySelectorAll<HTMLElement>('[data-light]');
  let wanted = start;
  let turn = start === 'back' ? 180 : 0;
  let target = turn;
  let speed = 0;
  let held = false;
  let lean = { x: 0, y: 0 };
  let leanTarget = { x: 0, y: 0 };
  let frame = 0;
  let before = 0;

  function draw() {
    setElementVars(object, {
      [turnVar]: `${turn.toFixed(2)}deg`,
      [leanX]: `${(lean.x * mostLean.x).toFixed(2)}deg`,
      [leanY]: `${(lean.y * mostLean.y).toFixed(2)}deg`,
    });
    const x = lean.y + 1.4 * Math.sin((turn * Math.PI) / 180);
    for (const light of lights) {
      setElementVars(light, { [lightX]: x.toFixed(3), [lightY]: (-lean.x).toFixed(3) });
    }
  }

  function advance(seconds: number) {
    if (!held) {
      speed += ((target - turn) * stiffness - speed * damping) * seconds;
      turn += speed * seconds;
    }
    const share = 1 - Math.exp(-seconds * 10);
    lean = {
      x: lean.x + (leanTarget.x - lean.x) * share,
      y: lean.y + (leanTarget.y - lean.y) * share,
    };
  }

  const resting = () =>
    (held || (near(turn, target, 0.05) && near(speed, 0, 1))) &&
    near(lean.x, leanTarget.x, 0.002) &&
    near(lean.y, leanTarget.y, 0.002);

  function tick(now: number) {
    // Small time steps keep the spring stable when the frame rate is low.
    const passed = Math.min(0.064, Math.max(0.004, (now - before) / 1000));
    before = now;
    for (let left = passed; left > 0; left -= 0.008) advance(Math.min(left, 0.008));
    frame = 0;
    if (resting()) {
      if (!held) [turn, speed] = [target, 0];
      lean = leanTarget;
      // The owner did not change `side`: turn back to it.
      if (!held && sideOf(turn) !== wanted) show(wanted);
    } else wake();
    draw();
  }

  function wake() {
    if (frame !== 0) return;
    frame = requestAnimationFrame(tick);
  }

  function begin() {
    if (frame === 0) before = performance.now();
    wake();
  }

  function show(side: CardSide) {
    wanted = side;
    if (sideOf(target) !== side) target += side === 'back' ? 180 : -180;
    begin();
  }

  draw();

  return {
    show,
    /** Follows a drag, in degrees from the resting angle. */
    hold(by: number) {
      held = true;
      turn = target + by;
      begin();
    },
    /**
     * Ends a drag with the given speed in degrees per second. Returns the side on which the card will rest.
     */
    release(thrown: number): CardSide {
      held = false;
      speed = thrown;
      const landing = Math.round((turn + thrown * 0.12) / 180) * 180;
      target = Math.min(target + 180, Math.max(target - 180, landing));
      begin();
      return sideOf(target);
    },
    /** Sets the tilt from the pointer or the device, from -1 to 1 on each axis. */
    leanTo(x: number, y: number) {
      leanTarget = { x: within(x), y: within(y) };
      begin();
    },
    stop() {
      cancelAnimationFrame(frame);
      frame = 0;
    },
  };
}
