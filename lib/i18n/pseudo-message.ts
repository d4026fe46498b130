import type { MessageTree } from './message-tree.ts'

/** How much longer a sentence becomes: about as much as German and Russian need for short English ones. */
const LONGER = 0.4
const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const ACCENTED = 'áƀćđéƒǧĥíĵķĺḿńóṕɋŕśťúṽŵẋýžÁɃĆĐÉƑǦĤÍĴĶĹḾŃÓṔɊŔŚŤÚṼŴẊÝŽ'
const VOWELS = 'áéíóúý'

const accented = (letter: string): string => ACCENTED[PLAIN.indexOf(letter)] ?? letter

/** The index behind the brace that closes the one at `open`. */
function behindBrace(message: string, open: number): number {
  let depth = 0
  for (let at = open; at < message.length; at += 1) {
    if (message[at] === '{') depth += 1
    if (message[at] === '}' && (depth -= 1) === 0) return at + 1
  }
  return message.length
}

/** Text with accents, its vowels drawn out until it is 40 % longer. */
function stretched(text: string): string {
  let missing = Math.ceil((text.match(/[a-z]/giu)?.length ?? 0) * LONGER)
  return text.replaceAll(/[a-z]/giu, (letter) => {
    const drawn = accented(letter)
    if (missing === 0 || !VOWELS.includes(drawn)) return drawn
    missing -= 1
    return drawn + drawn
  })
}

/** `{name}` as it is; of a plural or a select only the sentences inside of it. */
function argument(inside: string): string {
  if (!inside.includes('{')) return `{${inside}}`
  const first = inside.indexOf('{')
  let written = `{${inside.slice(0, first)}`
  for (let at = first; at < inside.length;) {
    const end = behindBrace(inside, at)
    const next = inside.indexOf('{', end)
    written += `{${sentence(inside.slice(at + 1, end - 1))}}`
    written += inside.slice(end, next === -1 ? inside.length : next)
    at = next === -1 ? inside.length : next
  }
  return `${written}}`
}

function sentence(message: string): string {
  let written = ''
  for (let at = 0; at < message.length;) {
    if (message[at] === '{') {
      const end = behindBrace(message, at)
      written += argument(message.slice(at + 1, end - 1))
      at = end
      continue
    }
    const [tag] = /^<\/?\w+>/u.exec(message.slice(at)) ?? []
    const text = tag ?? /^(?:[^{<]+|<)/u.exec(message.slice(at))?.[0] ?? ''
    written += tag ?? stretched(text)
    at += text.length
  }
  return written
}

/**
 * An ICU message in a pseudo language: accented, 40 % longer, in brackets, with the same arguments, plural forms and tags. On
 * the page, text that is cut off misses its bracket, and untranslated text has no accents.
 */
export const pseudoMessage = (message: string): string => `⟦${sentence(message)}⟧`

export const pseudoMessages = (tree: MessageTree): MessageTree =>
  Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [
      key,
      typeof value === 'string' ? pseudoMessage(value) : pseudoMessages(value),
    ]),
  )
