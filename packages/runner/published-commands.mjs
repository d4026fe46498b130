// Plain JavaScript, like `commands.mjs`, which imports it.
/**
 * An option with a value.
 * @param {string} value
 * @param {string} about
 */
export const text = (value, about) => ({ type: /** @type {const} */ ('string'), value, about })

/**
 * An option without a value.
 * @param {string} about
 */
export const flag = (about) => ({ type: /** @type {const} */ ('boolean'), about })

export const ACTOR = text('<your name>', 'recorded in the audit log; your user name by default')
/** Options of every command of the staff. */
export const STAFF = /** @type {const} */ ({
  actor: ACTOR,
  json: flag('prints the answer as JSON'),
})
export const REPLACE = text('<alias,…>', 'activities whose page it may take')
export const NOTE = text('<why>', 'for the staff alone; recorded in the audit log')

export const YES = flag('does it without asking, for scripts')

const PARTS = /** @type {const} */ ({
  all: flag('every activity'),
  claims: flag('claims; without a part all three'),
  joins: flag('joining'),
  draws: flag('draws'),
})

/** The commands of `npm run activity` that read and change published activities. */
export const PUBLISHED_COMMANDS = /** @type {const} */ ({
  list: {
    about: 'every activity with its version, state, participants and alarms',
    options: {
      ...STAFF,
      status: text('<UPCOMING, ONGOING or ENDED>', 'only these'),
      alarm: text('<BUDGET_ENDS …>', 'only those with this alarm'),
    },
  },
  show: {
    about: 'one activity: budget, alarms, fields that may no longer change, and its file',
    usage: '<alias>',
    options: { ...STAFF, yaml: flag('the file alone') },
  },
  versions: {
    about: 'who published which version, when and why',
    usage: '<alias>',
    options: STAFF,
  },
  diff: {
    about:
      'what differs between two versions, or a version and your draft; without the second, up to the published one',
    usage: '<alias> <version> [version or draft]',
    options: STAFF,
  },
  rollback: {
    about: 'publishes an older version again, as a new one; rehearses, shows what changes and asks',
    usage: '<alias> <version>',
    options: {
      ...STAFF,
      'keep-frozen': flag('keeps the present value of fields that may no longer change'),
      replace: REPLACE,
      note: NOTE,
      yes: YES,
    },
  },
  duplicate: {
    about: 'writes activities/<new>.yaml: the same activity, moved to a later start; nothing is published',
    usage: '<alias> <new alias>',
    options: {
      ...STAFF,
      start: text('<2027-01-01T00:00:00Z>', 'the start; the next same time of day by default'),
      to: text('<folder>', 'writes into another folder'),
    },
  },
  end: {
    about: 'ends an activity at a time, or cancels it; rehearses, shows what changes and asks',
    usage: '<alias> --at <instant> | --cancel',
    options: {
      ...STAFF,
      at: text('<2027-01-01T00:00:00Z>', 'the end, a minute from now at least'),
      cancel: flag('calls the activity off'),
      note: NOTE,
      yes: YES,
    },
  },
  schedule: {
    about: 'publishes a file at a time; rehearses it as of then, shows what changes and asks',
    usage: '<alias or file> --at <instant> | --cancel',
    options: {
      ...STAFF,
      at: text('<2027-01-01T01:00:00+01:00>', 'when, with its offset'),
      cancel: flag('deletes the schedule of an alias'),
      replace: REPLACE,
      note: NOTE,
      yes: YES,
    },
  },
  texts: {
    about: 'writes the texts of all 20 languages to one CSV file, or publishes the translations of one',
    usage: '<alias> --export f.csv [--needs] | --import f.csv [--publish] [--dry-run]',
    options: {
      ...STAFF,
      export: text('<file.csv>', 'the file to write'),
      needs: flag('only texts that are stale or missing in a language'),
      import: text('<file.csv>', 'the file to read, into your draft without --publish'),
      publish: flag('publishes its translations; rehearses, shows what changes and asks'),
      'dry-run': flag('only rehearses'),
      'if-match': text('<version>', 'refuses when another version is published'),
      note: NOTE,
      yes: YES,
    },
  },
  pause: {
    about: 'stops claims, joins or draws at once; the page says why in its own words',
    usage: '<alias> | --all',
    options: {
      ...STAFF,
      ...PARTS,
      reason: text('<CHECK, FAULT, RULES or PLATFORM>', 'as the page says it; CHECK by default'),
      note: NOTE,
    },
  },
  resume: {
    about: 'ends a pause; claim deadlines within a day move to a day later',
    usage: '<alias> | --all',
    options: { ...STAFF, ...PARTS, note: NOTE },
  },
  forecast: {
    about: 'what a file would have cost over the last 30 days: people, cost, and when the budget ends',
    usage: '<alias or file>',
    options: STAFF,
  },
  audience: {
    about: 'uploads a list of user ids, one a line, which the audience of an activity can name',
    usage: '<name> <file>',
    options: STAFF,
  },
})

export const GATEWAY = 'They use the Fanfare that runs here; GATEWAY_ORIGIN and OPS_SECRET name another gateway.'
