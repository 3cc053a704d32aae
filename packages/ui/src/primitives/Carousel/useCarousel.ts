import { type KeenSliderInstance, useKeenSlider } from 'keen-slider/react';
import { useEffect, useRef, useState } from 'react';
import { slotTransform } from './slots';

type Options = {
  count: number;
  visible: number;
  gap: number;
  loop: boolean;
  centered: boolean;
  effect: 'slide' | 'fade';
  /** Jumps without animation. */
  still: boolean;
  index: number;
  onSettle: (index: number) => void;
};

type Place = Pick<Options, 'count' | 'visible' | 'loop' | 'centered' | 'index'>;

const childrenOf = (container: HTMLElement) =>
  [...container.children].filter((child) => child instanceof HTMLElement);

/** Resting position in slides from the left edge. First paint and keen-slider use the same value. */
export function slotOf(slide: number, { count, visible, loop, centered, index }: Place) {
  const lead = centered ? (visible - 1) / 2 : 0;
  const first = centered || loop ? index : Math.min(index, Math.max(0, count - visible));
  const slot = lead + slide - first;
  if (loop && slot <= -1 && slot + count < visible) return slot + count;
  if (loop && slot >= visible && slot - count > -1) return slot - count;
  return slot;
}

/** Selected index, controlled or uncontrolled. */
export function useChosen(
  count: number,
  selected: number | undefined,
  initialIndex: number,
  onSelect: ((index: number) => void) | undefined,
) {
  const [own, setOwn] = useState(initialIndex);
  const index = Math.max(0, Math.min(selected ?? own, count - 1));
  function choose(next: number) {
    setOwn(next);
    if (next !== index) onSelect?.(next);
  }
  return [index, choose] as const;
}

/** Synchronises keen-slider with the selected slide. */
export function useCarousel(options: Options) {
  const { count, visible, gap, loop, centered, still, index } = options;
  const latest = useRef(options);
  const goal = useRef(index);
  // A changed option starts keen-slider anew, which would end the movement after a drag.
  const [initial] = useState(index);
  const [started, setStarted] = useState(false);

  // keen-slider measures its slides. Before the first paint that is a layout of the whole page inside React's commit;
  // after it, the layout is there, and until then the style sheet places the slides.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setStarted(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);

  useEffect(() => {
    latest.current = options;
  });

  const [trackRef, slider] = useKeenSlider<HTMLDivElement>({
    initial,
    loop,
    selector: childrenOf,
    slides: { perView: visible, spacing: gap, origin: centered ? 'center' : 'auto' },
    drag: count > 1,
    renderMode: 'custom',
    detailsChanged(instance) {
      if (latest.current.effect === 'fade') fade(instance);
      else place(instance, latest.current);
    },
    dragEnded({ animator, track }) {
      const settling = animator.targetIdx ?? track.details.abs;
      goal.current = track.absToRel(settling);
      latest.current.onSettle(goal.current);
    },
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: it may have been chosen before keen-slider was there
  useEffect(() => {
    const instance = slider.current;
    if (!instance?.track.details || goal.current === index) return;
    goal.current = index;
    const { maxIdx } = instance.track.details;
    const duration = still ? 0 : 500;
    // Back where it stands, keen-slider would leave a movement going that has not drawn its first frame.
    instance.animator.stop();
    instance.moveToIdx(loop ? index : Math.min(index, maxIdx), false, { duration });
  }, [slider, started, index, still, loop]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new number of slides must be measured
  useEffect(() => {
    const instance = slider.current;
    if (!instance) return;
    const observer = new ResizeObserver(() => instance.update(undefined, latest.current.index));
    observer.observe(instance.container);
    return () => observer.disconnect();
  }, [slider, started, count]);

  return started ? trackRef : null;
}

/** In units of a slide, so that the style sheet alone knows the width: a turned phone needs no second layout. */
function place({ slides, track, size }: KeenSliderInstance, { visible, gap }: Options) {
  const slotWidth = (1 + gap / size) / visible;
  slides.forEach((slide, position) => {
    const distance = track.details?.slides[position]?.distance ?? 0;
    // Without the rounding a slide at rest stands a part of a pixel off.
    slide.style.transform = slotTransform((distance / slotWidth).toFixed(4), `${gap}px`, position);
  });
}

function fade({ slides, track }: KeenSliderInstance) {
  slides.forEach((slide, position) => {
    slide.style.opacity = String(track.details?.slides[position]?.portion ?? 0);
  });
}
