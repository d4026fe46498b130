import { tokenize } from 'css-tree/tokenizer'
import { ident } from 'css-tree/utils'

const IDENT = 1
const STRING = 5

/** All names in a piece of CSS, and the words of its strings: whatever it may refer to. */
export function namesIn(css: string) {
  const names = new Set<string>()
  tokenize(css, (type, start, end) => {
    if (type === IDENT) names.add(ident.decode(css.slice(start, end)))
    if (type === STRING) for (const word of css.slice(start + 1, end - 1).split(/\s+/)) names.add(word)
  })
  return names
}
