import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { ZoomView } from './ZoomView';

const field = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400"><rect width="300" height="400" fill="#2d6a3f"/><path d="M150 330 40 220 150 110 260 220z" fill="#b98a57"/><path d="M150 300 75 225 150 150 225 225z" fill="#3b8a52"/><circle cx="150" cy="222" r="14" fill="#b98a57"/><path d="M20 200Q150 20 280 200" fill="none" stroke="#fff" stroke-width="3"/></svg>`,
)}`;

const meta = {
  id: 'zoom-view',
  title: '部品/ZoomView',
  component: ZoomView,
  args: {
    label: '球場の見取り図',
    children: <img src={field} alt="内野と外野の見取り図" width={300} height={400} />,
  },
  decorators: [
    (Story) => (
      <div style={{ height: 520 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ZoomView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = { name: '等倍', tags: ['visual'] };

export const Buttons: Story = {
  name: 'ボタンで1倍から3倍まで',
  tags: ['visual', '[THR-10]'],
  play: async ({ canvas, userEvent }) => {
    const share = canvas.getByRole('status');
    const closer = canvas.getByRole('button', { name: '拡大' });
    const farther = canvas.getByRole('button', { name: '縮小' });
    await expect(farther).toHaveAttribute('aria-disabled', 'true');
    for (const percent of ['150%', '200%', '250%', '300%', '300%']) {
      await userEvent.click(closer);
      await expect(share).toHaveTextContent(percent);
    }
    await expect(closer).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(farther);
    await expect(share).toHaveTextContent('250%');
  },
};

export const Keyboard: Story = {
  name: 'キーボードで動かす',
  play: async ({ canvas, userEvent }) => {
    const view = canvas.getByRole('group', { name: '球場の見取り図' });
    const picture = canvas.getByRole('img');
    await userEvent.tab();
    await expect(view).toHaveFocus();
    await userEvent.keyboard('++');
    await expect(canvas.getByRole('status')).toHaveTextContent('200%');
    const before = picture.getBoundingClientRect().left;
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(picture.getBoundingClientRect().left).toBeLessThan(before));
    for (let press = 0; press < 20; press += 1) await userEvent.keyboard('{ArrowRight}');
    const { width } = view.getBoundingClientRect();
    await expect(before - picture.getBoundingClientRect().left).toBeLessThanOrEqual(width / 2 + 1);
    await userEvent.keyboard('0');
    await expect(canvas.getByRole('status')).toHaveTextContent('100%');
  },
};

export const Pinch: Story = {
  name: '二本の指で広げる',
  tags: ['[THR-10]'],
  play: async ({ canvas, step }) => {
    const view = canvas.getByRole('group', { name: '球場の見取り図' });
    const share = canvas.getByRole('status');
    const box = view.getBoundingClientRect();
    const centre = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    const finger = (pointerId: number, dx: number) => ({
      pointerId,
      pointerType: 'touch',
      clientX: centre.x + dx,
      clientY: centre.y,
    });
    const pinch = (from: number, to: number) => {
      fireEvent.pointerDown(view, finger(1, -from));
      fireEvent.pointerDown(view, finger(2, from));
      fireEvent.pointerMove(view, finger(1, -to));
      fireEvent.pointerMove(view, finger(2, to));
      fireEvent.pointerUp(view, finger(1, -to));
      fireEvent.pointerUp(view, finger(2, to));
    };
    // A synthetic pointer cannot be captured.
    view.setPointerCapture = () => {};

    await step('広げると大きくなり、3倍で止まる', async () => {
      pinch(20, 40);
      await waitFor(() => expect(share).toHaveTextContent('200%'));
      pinch(20, 120);
      await waitFor(() => expect(share).toHaveTextContent('300%'));
    });

    await step('狭めると小さくなり、1倍で止まる', async () => {
      pinch(120, 10);
      await waitFor(() => expect(share).toHaveTextContent('100%'));
    });

    await step('二度たたくと2倍、もう二度で等倍', async () => {
      const tap = () => {
        fireEvent.pointerDown(view, finger(3, 0));
        fireEvent.pointerUp(view, finger(3, 0));
      };
      tap();
      tap();
      await waitFor(() => expect(share).toHaveTextContent('200%'));
      tap();
      tap();
      await waitFor(() => expect(share).toHaveTextContent('100%'));
    });
  },
};
