import { field } from '@fanfare/kernel/config/fields.ts'
import { DEFAULT_LOCALE } from './locales.ts'
import type { MessageTree } from './message-tree.ts'

/** How much longer a sentence becomes: about as much as German and Russian need for short English ones. */
const LONGER = 0.4
const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const ACCENTED = 'áƀćđéƒǧĥíĵķĺḿńóṕɋŕśťúṽŵẋýžÁɃĆĐÉƑǦĤÍĴĶĹḾŃÓṔɊŔŚŤÚṼŴẊÝŽ'
const VOWELS = 'áéíóúý'

const accented = (letter: string) => ACCENTED[PLAIN.indexOf(letter)] ?? letter

/** The index behind the brace that closes the one at `open`. */
function behindBrace(message: string, open: number) {
  let depth = 0
  for (let at = open; at < message.length; at += 1) {
    if (message[at] === '{') depth += 1
    if (message[at] === '}' && (depth -= 1) === 0) return at + 1
  }
  return message.length
}

/** Text with accents, its vowels drawn out until it is 40 % longer. */
function stretched(text: string) {
  let missing = Math.ceil((text.match(/[a-z]/giu)?.length ?? 0) * LONGER)
  return text.replaceAll(/[a-z]/giu, (letter) => {
    const drawn = accented(letter)
    if (missing === 0 || !VOWELS.includes(drawn)) return drawn
    missing -= 1
    return drawn + drawn
  })
}

const PLURAL = /,\s*(?:plural|selectordinal)\s*,/u

/** An argument in quotation marks, which reveals sentences glued from parts; for a plural or a select, its sentences. */
function argument(inside: string) {
  const first = inside.indexOf('{')
  if (first === -1) return `«{${inside}}»`
  const start = inside.lastIndexOf(',', first) + 1
  const forms = formsOf(inside, start).map(({ name, text }) => ({ name, text: sentence(text) }))
  const [longest] = forms.toSorted((one, other) => other.text.length - one.text.length)
  const isPlural = PLURAL.test(inside.slice(0, start))
  const written = forms.map(({ name, text }) => `${name}{${isPlural ? longest?.text : text}}`)
  return `{${inside.slice(0, start)}${written.join('')}}`
}

/** The forms of a plural or a select, each with its name and the space before it. */
function formsOf(inside: string, start: number): { name: string; text: string }[] {
  const open = inside.indexOf('{', start)
  if (open === -1) return []
  const end = behindBrace(inside, open)
  return [{ name: inside.slice(start, open), text: inside.slice(open + 1, end - 1) }, ...formsOf(inside, end)]
}

function sentence(message: string) {
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
 * An ICU message in a pseudo language: accented, 40 % longer, in brackets, its arguments in quotation marks, its longest
 * plural form for every count, with the same tags. On the page, text that is cut off misses its bracket, and untranslated
 * text has no accents.
 */
export const pseudoMessage = (message: string) => `⟦${sentence(message)}⟧`

export const pseudoMessages = (tree: MessageTree): MessageTree =>
  Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [
      key,
      typeof value === 'string' ? pseudoMessage(value) : pseudoMessages(value),
    ]),
  )

/** The mark that begins a heading, a list item or a quote, and the words behind it. */
const BLOCK = /^(\s*(?:(?:#{1,6}|[-*>]|\d+\.)\s+)?)(.*)$/u

/** Targets of links and placeholders such as `{brand}`, which stay as they are. */
const KEPT = /(\]\([^)]*\)|\{\w+\})/u

const line = (text: string) => {
  const [, mark = '', words = ''] = BLOCK.exec(text) ?? []
  if (words === '') return text
  const written = words.split(KEPT).map((part) => (KEPT.test(part) ? part : stretched(part)))
  return `${mark}⟦${written.join('')}⟧`
}

/** A Markdown text in the pseudo language of `pseudoMessage`, each line in brackets of its own, with the same blocks and links. */
export const pseudoMarkdown = (text: string) => text.split('\n').map(line).join('\n')

/**
 * Whether the texts of `locale` are shown in the pseudo language. A live deployment refuses to start with the setting
 * (packages/kernel/config/live).
 */
export function isPseudoLocale(locale: string) {
  if (locale !== DEFAULT_LOCALE) return false
  const value = process.env.PSEUDO_LOCALE
  return value !== undefined && field.switch.safeParse(value).data === true
}
