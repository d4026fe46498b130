import { codeWords } from './product-words.ts'

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
function headerWords({ path, message }: Issue) {
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
const labelOf = (name: string) => FIELD_WORDS[name] ?? codeWords(name)

/** `lines.0.limit` is `Budget line 1, limit`. @param label the name of a field, where a form has names of its own */
export function fieldWords(path: string, label: (name: string) => string = labelOf) {
  const names: string[] = []
  for (const part of path.split('.').filter((one) => one !== '')) {
    const last = names.length - 1
    if (/^\d+$/.test(part) && last >= 0) names[last] += ` ${Number(part) + 1}`
    else names.push(label(part))
  }
  const [first = '', ...rest] = names
  return capitalized([first, ...rest.map((name) => name.toLowerCase())].join(', '))
}

/** The fault of a value, without its name. */
export function faultWords(message: string) {
  const options = /^Invalid option: expected one of (.*)$/.exec(message)?.[1]?.match(/[^"|]+/g)
  if (options) return `must be one of: ${options.map(codeWords).join(', ')}`
  const known = MESSAGES.find(([pattern]) => pattern.test(message))
  return known === undefined ? message : message.replace(...known)
}

/** A fault of a request as a sentence for people. The console and the commands show these in place of `path` and `message`. */
export function issueWords({ path, message }: Issue) {
  if (isHeader(path)) return headerWords({ path, message })
  const sentence = capitalized(`${fieldWords(path)} ${faultWords(message)}`.trim())
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`
}
