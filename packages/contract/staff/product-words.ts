/**
 * The one table from the codes and names of the wire to the words of the product, for the console and the commands. A code without an
 * entry is its own words: `FUTURES_COUPON` is `futures coupon`, `sameDay` is `same day`. Words begin with a small letter, as in a sentence.
 */
const CODE_WORDS: Readonly<Record<string, string>> = {
  // Kinds of rewards.
  GIFT_CASH: 'trial funds',
  DROP: 'cash to the spot account',
  PLATFORM_TOKEN: 'platform tokens',
  FUTURES_COUPON: 'futures coupons',
  LOTTERY_COUNT: 'draws',
  PHYSICAL: 'physical prizes',
  // Reasons: of flags, corrections, decisions, goodwill and pauses.
  MULTI_ACCOUNT: 'several accounts of one person',
  MARKET_MAKER: 'market maker',
  REGION: 'country left out',
  KYC_NEEDED: 'identity not verified',
  RULES_BROKEN: 'rules broken',
  CORRECTED: 'counted in error',
  CHECKED: 'checked, nothing found',
  FALSE_ALARM: 'false alarm',
  EARNED_AGAIN: 'earned again',
  WRONG_FACT: 'wrong event',
  WRONG_AMOUNT: 'wrong amount',
  LATE_FACT: 'event came late',
  PRIZE_LOST: 'prize lost on its way',
  CHECK: 'something is checked',
  FAULT: 'a fault is mended',
  RULES: 'a rule is made clearer',
  PLATFORM: 'work on the platform',
  // States.
  NO_FACTS: 'no events to count',
  HOLD: 'on hold',
  REVIEW: 'in review',
  UNSATISFIED: 'not met',
  DEAD: 'given up',
  HARDER: 'gets harder',
  EASIER: 'gets easier',
  NEW: 'is new',
  REMOVED: 'removed',
  TEXT: 'has another text',
  OTHER: 'other',
  // Types of tasks.
  REGISTER_PASS: 'create an account',
  KYC_PASS: 'verify the identity',
  TRANSFER_AND_TRADING: 'transfer and trade',
  TRADING_VOLUME: 'futures volume',
  ANY_TRADING_VOLUME: 'one futures trade of a size',
  RECHARGE: 'deposit',
  INVITE_FRIEND: 'invite friends',
  KOL_BIND: 'follow an agent',
  SPOT_FIRST_RECHARGE: 'first deposit',
  SPOT_FIRST_TRADING: 'first spot trade',
  SPOT_ANY_TRADING_VOLUME: 'one spot trade of a size',
  EARNINGS: 'profit',
  TOTAL_TRADING_VOLUME: 'volume of all trades',
  SPOT_TRADING_VOLUME: 'spot volume',
  SPOT_HOLDS: 'hold an asset',
  SHARE_LINK: 'share a link',
  APPOINT_CODE: 'enter a code',
  EVERYDAY: 'every day',
  AFTER: 'after joining',
  DURING: 'during the activity',
  // Tracks and rules.
  VOLUME: 'volume',
  PNL: 'profit and loss',
  ROI: 'return',
  JOIN: 'joining',
  START: 'the start',
  // Types of activities.
  NewUser: 'for new users',
  PersonalTrading: 'trading competition',
  TeamTrading: 'team competition',
  CompoundTrading: 'competition of linked tracks',
  TradingDepositBonus: 'deposit bonus',
}

/** Words that are written in capitals within others. */
const ACRONYMS: Readonly<Record<string, string>> = {
  csv: 'CSV',
  id: 'ID',
  ids: 'IDs',
  kyc: 'KYC',
  pnl: 'P&L',
  roi: 'ROI',
  url: 'URL',
  usdt: 'USDT',
  utc: 'UTC',
  vip: 'VIP',
}

/** A code or a name of a field in words: `FUTURES_COUPON` is `futures coupons`, `claimDays` is `claim days`. */
export const codeWords = (code: string): string =>
  CODE_WORDS[code] ??
  code
    .replaceAll(/(?<=[a-z])(?=[A-Z])|[_.]/g, ' ')
    .replaceAll(/ +/g, ' ')
    .toLowerCase()
    .replaceAll(/\b[a-z]+\b/g, (word) => ACRONYMS[word] ?? word)

/** Whether a text is a code of the wire; units, such as USDT, are none. */
export const isCode = (text: string): boolean => Object.hasOwn(CODE_WORDS, text) || /^[A-Z]+_[A-Z_]+$/.test(text)

/** The kind of a reward, within a sentence. */
export const rewardWords: (code: string) => string = codeWords

/** `GIFT_CASH:USDT` is `trial funds in USDT`; draws have no unit. */
export function assetWords(asset: string): string {
  const [type = '', unit = 'DRAW'] = asset.split(':')
  return unit === 'DRAW' ? rewardWords(type) : `${rewardWords(type)} in ${unit}`
}

/** Fields of activity files whose name is not what a marketer calls them. */
const FILE_LABELS: Readonly<Record<string, string>> = {
  alias: 'Alias, its address',
  image: 'Drawn picture',
  art: 'Own picture',
  light: 'Light theme',
  dark: 'Dark theme',
  safe: 'Free side, cut first',
  pictureAlt: 'What the own picture shows',
  listed: 'In lists',
  startTime: 'Start',
  endTime: 'End',
  settleDays: 'Days until the result is final',
  dataDelaySeconds: 'Seconds that facts may be late',
  pool: 'Prize pool on pages',
  newWithinDays: 'New accounts, at most days old',
  minimumAgeDays: 'Account age, at least days',
  identityNeeded: 'Identity verified',
  regionsExcluded: 'Countries left out',
  notWith: 'Not together with',
  participantsMaximum: 'Most participants',
  vipTiers: 'VIP tiers',
  tagsAny: 'With one of the tags',
  tagsNone: 'With none of the tags',
  list: 'Uploaded list',
  holdout: 'Held-out group',
  windowDays: 'Window, days',
  claimDays: 'Time to claim, days',
  holdHours: 'Held, hours',
  expiresDays: 'Expires after days',
  rankFrom: 'From place',
  rankTo: 'To place',
  faq: 'Questions and answers',
  labels: 'Names',
  appRoute: 'Place in the app',
  webUrl: 'Web address',
  roiCapital: 'Least capital of a return',
  consentVersion: 'Version of the consent',
  countFrom: 'Trades count from',
  cadenceMinutes: 'Minutes between rankings',
  feeRate: 'Fees for a volume of 1',
  minimumTraders: 'Least traders for prizes',
  dailyCap: 'Most volume of a day',
  poolSteps: 'Steps of the pool',
  upTo: 'Up to',
  taskId: 'Task',
  drawsPerDay: 'Draws of a user a day',
}

/** A code of capitals that the table knows, or with an underscore; units such as USDT stay. */
const CODE = /\b[A-Z][A-Z_]{2,}\b/g
/** `GIFT_CASH:USDT`, a kind of reward and its unit. */
const ASSET = /\b([A-Z_]+):[A-Z0-9]{1,12}\b/g
/** A field of a file in a sentence: `startTime`, `board.weightClasses`. */
const FIELD = /\b[a-z]+(?:\.[a-z]+)*\.?[a-z]*[A-Z][A-Za-z]*\b/g

/** A sentence about a file for people who see a form: fields and codes in it as the form names them. */
export const formWords = (sentence: string): string =>
  sentence
    .replaceAll(ASSET, (asset, type: string) => (isCode(type) ? `“${assetWords(asset)}”` : asset))
    .replaceAll(FIELD, (path) => `“${path.split('.').map(fileLabel).join(', ')}”`)
    .replaceAll(/\bnull\b/g, 'left empty')
    .replaceAll(CODE, (code) => (isCode(code) ? `“${codeWords(code)}”` : code))

const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** The label of a field of an activity file; ids of entries, such as `first-deposit`, stay as they are. */
export const fileLabel = (name: string | number = ''): string =>
  FILE_LABELS[name] ?? (/^[a-z][a-zA-Z]*$/.test(String(name)) ? capitalized(codeWords(String(name))) : String(name))
