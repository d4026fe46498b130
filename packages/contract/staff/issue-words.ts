import { assetWords, codeWords, isCode } from './product-words.ts'

export interface Issue {
  path: string
  message: string
}

/** The names of staff fields where they differ from the words in the code, for the console and the help of the commands. */
export const FIELD_WORDS: Readonly<Record<string, string>> = {
  accept: 'Decision',
  activityId: 'Activity',
  actor: 'By',
  after: 'Place in the list',
  applicationId: 'Application',
  at: 'Time',
  basedOn: 'Draft',
  body: 'Text of the delivery',
  campaignId: 'Campaign',
  clear: 'Clear the flags',
  csv: 'File',
  cursor: 'Page',
  dryRun: 'Rehearsal',
  edits: 'Changes',
  email: 'E-mail',
  eventId: 'Event',
  expiresDays: 'Days until it expires',
  grant: 'Reward',
  hash: 'Proposal',
  ids: 'Texts',
  items: 'Review',
  joins: 'Joining',
  keepFrozen: 'Fields that may not change',
  keepReviews: 'Reviews that stay open',
  last: 'Last part',
  lines: 'Budget line',
  locale: 'Language',
  maximum: 'At most',
  mine: 'Taken by me',
  minimum: 'At least',
  n: 'Number',
  needs: 'Texts that need work',
  op: 'Change',
  pageSize: 'Rows of a page',
  path: 'Field',
  payoutId: 'Payout',
  reasonCode: 'Reason',
  replace: 'Pages to take over',
  reviewId: 'Review',
  rewardId: 'Reward',
  rewardType: 'Kind of reward',
  rows: 'Row',
  sort: 'Order',
  startTime: 'Start',
  subject: 'About',
  taskId: 'Task',
  template: 'Message',
  uplineUserId: 'Agent who invited',
  userId: 'User',
  yaml: 'File',
}

/** A program sets the headers of a request, so a person can only reload the page. */
function headerWords({ path, message }: Issue): string {
  const version = /\bversion (\d+)$/.exec(message)?.[1]
  if (path === 'If-None-Match')
    return `There is already one of this name${version ? `, at version ${version}` : ''}. Nothing happened: choose another name.`
  if (path !== 'If-Match') return 'This page is out of date. Reload it and try again.'
  return `${version ? `Version ${version} is published now` : 'This has changed since you read it'}. Nothing happened: read it again.`
}
const isHeader = (path: string) => /^(?:X-|[A-Z][a-z]+-[A-Z]|Origin$|content-type$)/.test(path)

/** Messages that name a format, or come from the schema library; the first that fits. */
const MESSAGES: readonly (readonly [RegExp, string])[] = [
  [/^must be a decimal string (?:in quotes, )?without sign$/, 'must be a number such as 12.50, without a sign'],
  [/^must be a decimal string$/, 'must be a number such as 12.50'],
  [/^must be kebab-case$/, 'must be of small letters, digits and single hyphens, such as spring-cup'],
  [/^must be an IANA time zone$/, 'must be a time zone such as Europe/Berlin'],
  [/^must be a locale$/, 'must be a language of the site'],
  [/^(?:must be YYYY-MM-DD|Invalid ISO date)$/, 'must be a day such as 2026-11-27'],
  [/^must be YYYY-MM$/, 'must be a month such as 2026-11'],
  [/^is not known$/, 'is unknown here: reload the page'],
  [/^Invalid input: expected .*, received (?:undefined|null)$/, 'is missing'],
  [/^Invalid input: expected (?:number|int).*$/, 'must be a number'],
  [/^Invalid input: expected string.*$/, 'must be a text'],
  [/^Invalid input: expected boolean.*$/, 'must be yes or no'],
  [/^Invalid input: expected array.*$/, 'must be a list'],
  [/^Too small: expected string to have >=1 characters$/, 'is empty'],
  [/^Too small: expected \w+ to have >=(\d+) (\w+)$/, 'must have at least $1 $2'],
  [/^Too big: expected \w+ to have <=(\d+) (\w+)$/, 'must have at most $1 $2'],
  [/^Too small: expected \w+ to be >(\d+)$/, 'must be above $1'],
  [/^Too small: expected \w+ to be >=(\S+)$/, 'must be at least $1'],
  [/^Too big: expected \w+ to be <=(\S+)$/, 'must be at most $1'],
  [/^Invalid \w+(?:: .*)?$/, 'has another form than it must have'],
]

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
/** A label within a sentence; one that begins with an acronym stays. */
const withinSentence = (label: string) =>
  /^[A-Z](?![A-Z])/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label
const labelOf = (name: string) => FIELD_WORDS[name] ?? codeWords(name)

/** The label of a step of a path; `name` is of a person or a language, which keeps its capitals. */
export type StepWords = (step: string, index: number) => string | { name: string }

/** `lines.0.limit` is `Budget line 1, limit`. @param wordsOf the words of a step, where a form has labels of its own */
export function fieldWords(path: string, wordsOf: StepWords = labelOf): string {
  const names: string[] = []
  for (const [index, part] of path
    .split('.')
    .filter((one) => one !== '')
    .entries()) {
    const last = names.length - 1
    if (/^\d+$/.test(part) && last >= 0) {
      names[last] += ` ${Number(part) + 1}`
      continue
    }
    const words = wordsOf(part, index)
    names.push(typeof words === 'object' ? words.name : index === 0 ? words : withinSentence(words))
  }
  return capitalized(names.join(', '))
}

/** Who reads a fault: `people` see the words of codes, and whoever types a command sees the codes that it takes. */
type Reader = 'people' | 'typist'

/** Of the schema library, and of calls that compare codes themselves. */
const ONE_OF = [/^Invalid option: expected one of (.*)$/, /^must be one of ([\w-]+(?:, [\w-]+)*)$/]
const LOCALE = /^[a-z]{2}-[A-Z]{2}$/
/** `GIFT_CASH:USDT`, a kind of reward and its unit. */
const ASSET = /\b[A-Z_]+:[A-Z0-9]{1,12}\b/g

/** The fault of a value, without its name. */
export function faultWords(message: string, reader: Reader = 'people'): string {
  const options = ONE_OF.map((pattern) => pattern.exec(message)?.[1])
    .find((list) => list !== undefined)
    ?.match(/[^"|, ]+/g)
  const wordsOf = (code: string) => (reader === 'typist' || LOCALE.test(code) ? code : codeWords(code))
  if (options) return `must be one of: ${options.map(wordsOf).join(', ')}`
  const known = MESSAGES.find(([pattern]) => pattern.test(message))
  if (known) return message.replace(...known)
  return reader === 'typist'
    ? message
    : message.replaceAll(ASSET, (asset) => (isCode(asset.split(':')[0] ?? '') ? assetWords(asset) : asset))
}

/** A fault of a request as a sentence. The console and the commands show these in place of `path` and `message`. */
export function issueWords({ path, message }: Issue, reader: Reader = 'people'): string {
  if (isHeader(path)) return headerWords({ path, message })
  const sentence = capitalized(`${fieldWords(path)} ${faultWords(message, reader)}`.trim())
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`
}
