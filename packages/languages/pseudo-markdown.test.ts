import { expect, test } from 'vitest'
import { pseudoMarkdown } from './pseudo.ts'

test('[LOC-5] pseudo Markdown keeps its blocks, links and placeholders, each line in brackets', () => {
  const rules = '## Prizes\n\n- Win **10 USDT**.\n1. See the [terms](/legal/terms) of {brand}.\n'
  expect(pseudoMarkdown(rules)).toBe(
    '## ⟦Ṕŕíížééś⟧\n\n- ⟦Ŵííń **10 ÚŚĐŤ**.⟧\n1. ⟦Śéééé ťĥéé [ťééŕḿś](/legal/terms) óóƒ {brand}.⟧\n',
  )
})
