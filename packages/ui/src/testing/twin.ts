import { expect, waitFor } from 'storybook/test';

/** The context of a play function. */
type Context<Args> = { args: Args; initialArgs: Partial<Args> };
type Drawn = { renderToCanvas: () => Promise<void> };
type Find = () => Element | null;

/**
 * What a twin of the story has, the story with other arguments, and the story itself has not. Absence alone holds of
 * every name that nothing has any more.
 */
export async function expectOnlyInTwin<Args>(
  context: Context<Args>,
  twin: Partial<Args>,
  ...finds: readonly Find[]
) {
  const { args, initialArgs } = context;
  const draw = async (changed: Partial<Args>) => {
    Object.assign(context, {
      args: { ...args, ...changed },
      // What differs from them is written to the address of the page.
      initialArgs: { ...initialArgs, ...changed },
    });
    // Storybook gives it to each story and leaves it out of its types.
    await (context as unknown as Drawn).renderToCanvas();
  };
  await draw(twin);
  for (const find of finds) await waitFor(() => expect(find()).not.toBeNull());
  await draw({});
  for (const find of finds) await expect(find()).toBeNull();
}
