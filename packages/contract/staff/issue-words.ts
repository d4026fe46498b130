export interface Issue {
  path: string
  message: string
}

/** The names of the staff's fields as the console and the help of the commands have them. */
export const FIELD_WORDS: Readonly<Record<string, string>> = {
  about: 'About',
  accept: 'Decision',
  action: 'Action',
  activityId: 'Activity',
  actor: 'By',
  after: 'Place in the list',
  alarm: 'Alarm',
  alias: 'Alias',
  amount: 'Amount',
  applicationId: 'Application',
  asset: 'Asset',
  at: 'Time',
  basedOn: 'Draft',
  body: 'Text of the delivery',
  campaignId: 'Campaign',
  cancel: 'Cancel',
  claims: 'Claims',
  clear: 'Clear the flags',
  code: 'Code',
  csv: 'File',
  cursor: 'Page',
  day: 'Day',
  draws: 'Draws',
  dryRun: 'Rehearsal',
  edits: 'Changes',
  email: 'E-mail',
  eventId: 'Event',
  expiresDays: 'Days until it expires',
  file: 'File',
  flag: 'Flag',
  from: 'From',
  grant: 'Reward',
  hash: 'Proposal',
  id: 'Id',
  ids: 'Texts',
  items: 'Review',
  joins: 'Joining',
  keepFrozen: 'Fields that may not change',
  keepReviews: 'Reviews that stay open',
  kind: 'Kind',
  last: 'Last part',
  level: 'Level',
  limit: 'Limit',
  lines: 'Budget line',
  locale: 'Language',
  loginName: 'Login name',
  maximum: 'At most',
  mine: 'Taken by me',
  minimum: 'At least',
  n: 'Number',
  name: 'Name',
  needs: 'Texts that need work',
  note: 'Note',
  op: 'Change',
  overdue: 'Overdue',
  pageSize: 'Rows of a page',
  parts: 'Parts',
  path: 'Field',
  payoutId: 'Payout',
  phone: 'Phone',
  rates: 'Rates',
  reason: 'Reason',
  reasonCode: 'Reason',
  reference: 'Reference',
  replace: 'Pages to take over',
  reviewId: 'Review',
  revision: 'Revision',
  rewardId: 'Reward',
  rewardType: 'Kind of reward',
  rows: 'Row',
  run: 'Run',
  sort: 'Order',
  source: 'Source',
  startTime: 'Start',
  state: 'State',
  status: 'Status',
  subject: 'About',
  suspended: 'Suspended',
  taskId: 'Task',
  template: 'Message',
  text: 'Text',
  ticket: 'Ticket',
  timeZone: 'Time zone',
  to: 'To',
  topics: 'Topics',
  type: 'Type',
  unit: 'Unit',
  until: 'Until',
  uplineUserId: 'Agent who invited',
  userId: 'User',
  value: 'Value',
  version: 'Version',
  yaml: 'File',
}

/** Headers are the program's part of a request: a person can only read the page again. */
function headerWords({ path, message }: Issue): string {
  const version = /\bversion (\d+)$/.exec(message)?.[1]
  if (path === 'If-None-Match')
    return `There is already one of this name${version ? `, at version ${version}` : ''}. Nothing happened: choose another name.`
  if (path !== 'If-Match') return 'This page is out of date. Reload it and try again.'
  return `${version ? `Version ${version} is published now` : 'This has changed since you read it'}. Nothing happened: read it again.`
}
const isHeader = (path: string): boolean => /^(?:X-|[A-Z][a-z]+-[A-Z]|Origin$|content-type$)/.test(path)

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

/** `FUTURES_COUPON` and `futuresCoupon` are `futures coupon`. */
export const codeWords = (code: string): string =>
  code
    .replaceAll(/(?<=[a-z])(?=[A-Z])|_/g, ' ')
    .replaceAll(/ +/g, ' ')
    .toLowerCase()

const labelOf = (name: string): string => FIELD_WORDS[name] ?? codeWords(name)

/** `lines.0.limit` is `Budget line 1, limit`. @param label the name of a field, where a form has names of its own */
export function fieldWords(path: string, label: (name: string) => string = labelOf): string {
  const names: string[] = []
  for (const part of path.split('.').filter((one) => one !== '')) {
    const last = names.length - 1
    if (/^\d+$/.test(part) && last >= 0) names[last] += ` ${Number(part) + 1}`
    else names.push(label(part))
  }
  const [first = '', ...rest] = names
  return [first.charAt(0).toUpperCase() + first.slice(1), ...rest.map((name) => name.toLowerCase())].join(', ')
}

/** The fault of a value, without its name. */
export function faultWords(message: string): string {
  const options = /^Invalid option: expected one of (.*)$/.exec(message)?.[1]?.match(/[^"|]+/g)
  if (options) return `must be one of: ${options.map(codeWords).join(', ')}`
  const known = MESSAGES.find(([pattern]) => pattern.test(message))
  return known === undefined ? message : message.replace(...known)
}

/** A fault of a request as a sentence for people. The console and the commands show these in place of `path` and `message`. */
export function issueWords({ path, message }: Issue): string {
  if (isHeader(path)) return headerWords({ path, message })
  const sentence = `${fieldWords(path)} ${faultWords(message)}`.trim()
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}${/[.!?]$/.test(sentence) ? '' : '.'}`
}
