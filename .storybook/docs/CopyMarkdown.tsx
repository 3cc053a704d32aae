import { facts } from 'virtual:homestand/component-facts';
import { Button, UiProvider } from '@homestand/ui';
import { useCopy } from '@homestand/ui/guide';
import { componentMarkdown, markdownFile } from '../../scripts/componentDocs/markdown.ts';
import { exampleOf } from './exampleOf';
import type { Written } from './loadWritten';

type CopyMarkdownProps = { written: Written; stories: Parameters<typeof exampleOf>[1] };

/** Copies the page of a component as the text that llms/<id>.md of a built Storybook has. */
export function CopyMarkdown({ written, stories }: CopyMarkdownProps) {
  const { name } = written;
  const { result, onCopy } = useCopy(
    markdownFile(
      componentMarkdown({
        ...written,
        facts: facts[name] ?? { components: {}, keyboard: [] },
        example: exampleOf(name, stories, facts),
      }),
    ),
  );
  return (
    <UiProvider>
      <div>
        <Button size="small" emphasis="quiet" onClick={onCopy}>
          Markdownをコピー
        </Button>{' '}
        <span role="status">
          {result && { copied: 'コピーしました', notCopied: 'コピーできませんでした' }[result]}
        </span>
      </div>
    </UiProvider>
  );
}
