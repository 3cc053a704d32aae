import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../../../primitives';
import { NewCardBand, type NewCardBandProps } from './NewCardBand';

const meta = {
  id: 'new-card-band',
  title: '画面の部品/カード/NewCardBand',
  component: NewCardBand,
  parameters: { layout: 'fullscreen' },
  args: { open: true },
} satisfies Meta<typeof NewCardBand>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  name: '新しいカード',
  tags: ['visual'],
  play: async ({ canvas, step }) => {
    await step('[CDET-06] 帯と案内が一度だけ読み上げられる', async () => {
      await waitFor(() =>
        expect(canvas.getByRole('status')).toHaveTextContent(
          'YOU GOT A NEW CARD! カードをタップして裏面も見てみよう',
        ),
      );
      await expect(canvas.getByText('YOU GOT A NEW CARD!', { selector: 'span' })).toHaveAttribute(
        'lang',
        'en',
      );
    });
  },
};

function Again(props: NewCardBandProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <NewCardBand {...props} open={open} />
      <Button onClick={() => setOpen(!open)}>{open ? 'しまう' : '見せる'}</Button>
    </>
  );
}

export const Live: Story = {
  name: '動かす',
  render: (args) => <Again {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: '見せる' }));
    await waitFor(() => expect(canvas.getByRole('status')).not.toBeEmptyDOMElement());
    await userEvent.click(canvas.getByRole('button', { name: 'しまう' }));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
