/** A table of Markdown. */
export const tableOf = (rows: readonly (readonly (string | number)[])[]): string =>
  rows
    .flatMap((row, index) => [
      `| ${row.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`,
      ...(index === 0 ? [`|${' --- |'.repeat(row.length)}`] : []),
    ])
    .join('\n');
