import { wordsOf } from '../../words.ts'

/** Every field of a file is in a group; those of the engines of a type, and fields of later versions, are in `part-prizes`. */
export const GROUPS = [
  [
    'part-basics',
    'Basics',
    ['alias', 'type', 'page', 'image', 'art', 'listed', 'cancelled', 'consentVersion', 'sectionImages'],
  ],
  ['part-dates', 'Dates', ['timeZone', 'startTime', 'endTime', 'settleDays', 'dataDelaySeconds', 'airdrop', 'winBack']],
  ['part-who', 'Who can join', ['audience']],
  ['part-tasks', 'Tasks', ['tasks']],
  ['part-prizes', 'Prizes and ranking', []],
  ['part-budget', 'Budget', ['pool', 'budget']],
  ['part-texts', 'Texts in English', ['texts']],
] as const satisfies readonly (readonly [string, string, readonly string[]])[]

/** The fields of a group in its order, then the others as the schema has them. */
export const inGroupOrder = (names: readonly string[]) => {
  const order: readonly string[] = GROUPS.flatMap(([, , fields]) => fields)
  const rank = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length)
  return names.toSorted((a, b) => rank(a) - rank(b))
}

export const groupOf = (field: string) =>
  GROUPS.find(([, , fields]) => (fields as readonly string[]).includes(field))?.[0] ?? 'part-prizes'

/** Labels of fields whose name is not what a marketer calls them. */
const LABELS: Readonly<Record<string, string>> = {
  alias: 'Alias, its address',
  image: 'Drawn picture',
  art: 'Own picture',
  light: 'Light theme',
  dark: 'Dark theme',
  safe: 'Free side, cut first',
  pictureAlt: 'What the own picture shows',
  listed: 'In lists',
  startTime: 'Starts',
  endTime: 'Ends',
  settleDays: 'Days until the result is final',
  dataDelaySeconds: 'Seconds that facts may be late',
  pool: 'Prize pool, as pages show it',
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
  limit: 'Limit',
  rankFrom: 'From place',
  rankTo: 'To place',
  faq: 'Questions and answers',
  labels: 'Names',
  id: 'Id',
  appRoute: 'Place in the app',
  webUrl: 'Web address',
}

/** `minimumTraders` is `Minimum traders`. */
export function labelOf(name: string | number) {
  const words = String(name).replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
  return LABELS[name] ?? (/^[a-z][a-zA-Z]*$/.test(String(name)) ? wordsOf(words) : words)
}
