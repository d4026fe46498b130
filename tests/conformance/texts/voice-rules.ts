import { messageVariants } from '#tests/crawl/message-variants.ts'

/** Wordings that English texts do not have; `legal` ones are refused in legal texts too. */
const REFUSED: readonly { words: RegExp; because: string; legal: boolean }[] = [
  { words: /\bstands?\b/i, because: 'say where it is: see, find, below', legal: true },
  { words: /\blaps(?:e|es|ed|ing)\b/i, because: 'expire', legal: true },
  { words: /\bgo(?:es|ing)? on\b/i, because: 'continue', legal: true },
  { words: /\bby (?:itself|themselves)\b/i, because: 'automatically', legal: true },
  { words: /\ba person\b/i, because: 'per person', legal: true },
  { words: /\bwhat is yours\b|\bwhat’s yours\b/i, because: 'name it: your rewards, your progress', legal: true },
  { words: /\b(?:is|are) (?:told|said|heard)\b/i, because: 'we tell you', legal: true },
  { words: /\bfits?\b/i, because: 'is right, matches', legal: true },
  { words: /\bany kind\b/i, because: 'name the kinds', legal: true },
  { words: /\bin short(?:$|[,:.])/i, because: 'leave it out', legal: true },
  { words: /\btyping errors?\b/i, because: 'typo', legal: true },
  { words: /\b\w+ \w+ing does(?:n’t| not) stop\b/i, because: 'if one fails, the others …', legal: true },
  { words: /\bwhy must I\b/i, because: 'why do I need to', legal: true },
  { words: /\bresults?\b[^.!?]*\bsealed\b/i, because: 'the seed, which is all that is sealed', legal: true },
  { words: /\bcash\b/i, because: 'USDT that you can withdraw', legal: true },
  { words: /\bpaid places?\b/i, because: 'a place with a prize: nobody pays for it', legal: true },
  {
    words:
      /^(?:Signed up \d|Must|For your|For having|Pays (?:your|the|futures)|Works|Will be)\b|^\d+ (?:yours|ours|from us)$/,
    because: 'without a subject: name who or what it is, translators have only this line',
    legal: true,
  },
  { words: /\b(?:that|this) many\b|\bthis is from\b/i, because: 'name what the word points to', legal: true },
  { words: /\bnothing of\b/i, because: 'none of, earned nothing', legal: true },
  { words: /\bprograms?\b/i, because: 'British spelling: programme', legal: true },
  { words: /\bthe moment you sign up\b/i, because: 'to claim when you sign up', legal: true },
  {
    words: /\b(?:do|does|did|is|are|was|were|has|have|had|would|could|should) not\b|\bcannot\b/i,
    because: 'don’t, can’t',
    legal: false,
  },
  {
    words: /\b(?:you|we|they) (?:are|will|(?:have|had) (?:been|\p{L}+ed))\b/iu,
    because: 'you’re, we’ll, you’ve',
    legal: false,
  },
  { words: /\b(?:it|that|there|what|here) is\b/i, because: 'it’s, there’s', legal: false },
  { words: /\bI am\b|\bI will\b/, because: 'I’m, I’ll', legal: false },
]

/** Words that keep their capital inside a sentence. */
const NAMES = new Set(
  'Android AURORA7 BTC/USDT CSV Dubai English FNF GeeTest I ID iPhone I’m JavaScript My QR ROI Silver UTC United Kingdom States USDT'.split(
    ' ',
  ),
)

/** Texts that counsel writes, where a sentence may be long and every word is spelled out. */
const isLegal = (id: string): boolean =>
  id.startsWith('legal/') || id === 'common:shell.risk_disclosure' || /:(?:rules|consent)$/.test(id)

/** The name of an activity or a campaign of agents is a name. */
const isName = (id: string): boolean => /^(?:programmes\/)?[^:/]+:title$/.test(id)

/** A promise stays in one sentence with its condition and its maximum. */
const LONG = new Set(['deposit-and-trade:subtitle', 'first-copy-covered:subtitle'])

/** The most words of a sentence; null where there is no limit. */
function longest(id: string): number | null {
  if (isLegal(id) || LONG.has(id)) return null
  if (/:faq\.\d+\.answer$|:(?:sections|news)\.\d+\.body$|:introduction$|^common:\w+\.description$/.test(id)) return 25
  return 14
}

/** Sentences of a text; an abbreviation such as “4.2.14” does not end one. */
const sentencesOf = (line: string): string[] => line.split(/(?<=[.!?…:;])\s+/u).filter((one) => one !== '')

const wordsOf = (sentence: string): string[] => sentence.match(/[\p{L}\p{N}][\p{L}\p{N}’'%&+/.,-]*/gu) ?? []

function linesOf(id: string, text: string): string[] {
  if (id.startsWith('common:')) return [...new Set(messageVariants(text))]
  return text
    .replaceAll(/\]\([^)]*\)/gu, ']')
    .replaceAll(/[*[\]]/gu, '')
    .split('\n')
    .map((line) => line.replace(/^\s*(?:#+|-|\d+\.)\s+/u, ''))
    .filter((line) => line.trim() !== '')
}

/** Words with a capital that neither begin a sentence nor are names. */
const capitals = (sentence: string): string[] =>
  wordsOf(sentence)
    .slice(1)
    .map((word) => word.replace(/(?:’s|[.,])+$/u, ''))
    // A single letter is a part of a name such as P&L.
    .filter((word) => /^\p{Lu}./u.test(word) && !NAMES.has(word))

/** The faults of one English text. */
export function voiceFaults(id: string, text: string): string[] {
  const limit = longest(id)
  const legal = isLegal(id)
  return linesOf(id, text).flatMap((line) => [
    ...REFUSED.filter((rule) => (rule.legal || !legal) && rule.words.test(line)).map(
      ({ words, because }) => `${id}: “${words.exec(line)?.[0] ?? ''}” is ${because}: ${line}`,
    ),
    ...(/['"]/.test(line) ? [`${id}: a straight quotation mark or apostrophe: ${line}`] : []),
    ...sentencesOf(line).flatMap((sentence) => {
      const count = wordsOf(sentence).length
      const upper = legal || isName(id) ? [] : capitals(sentence)
      return [
        ...(limit !== null && count > limit ? [`${id}: ${count} words, ${limit} are the most: ${sentence}`] : []),
        ...(upper.length > 0 ? [`${id}: not in sentence case (${upper.join(', ')}): ${sentence}`] : []),
      ]
    }),
  ])
}

/** Filters of one type, with the text of that type; the other groups hold several types. */
const GROUP_OF_TYPE: Readonly<Record<string, string>> = {
  'activity.group.new_user': 'activity_type.new_user',
  'activity.group.lottery': 'activity_type.lottery',
  'activity.group.copy_trading': 'activity_type.copy_trading',
  'activity.group.deposit_bonus': 'activity_type.trading_deposit_bonus',
  'activity.group.event': 'activity_type.event',
}

/** Types of activities whose name in the filter is another one than on cards and pages. */
export const typeNameFaults = (messages: ReadonlyMap<string, string>): string[] =>
  Object.entries(GROUP_OF_TYPE).flatMap(([group, type]) =>
    messages.get(group) === messages.get(type)
      ? []
      : [`${group} is “${messages.get(group)}”, ${type} “${messages.get(type)}”`],
  )
