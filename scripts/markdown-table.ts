const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`

export const markdownTable = (head: readonly string[], rows: readonly (readonly (string | number)[])[]) =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')
