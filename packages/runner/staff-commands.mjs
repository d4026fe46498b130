// Plain JavaScript, as `commands.mjs`, of which it is a part.
/** @type {{ type: 'string', value: string, about: string }} */
export const ACTOR = {
  type: 'string',
  value: '<your name>',
  about: 'recorded in the audit log; your user name by default',
}
/** Options of every command of the staff. */
const STAFF = /** @type {const} */ ({
  actor: ACTOR,
  json: { type: 'boolean', about: 'prints the answer as JSON' },
})
/** @type {{ type: 'string', value: string, about: string }} */
export const REPLACE = { type: 'string', value: '<alias,…>', about: 'activities whose page it may take' }
/** @type {{ type: 'string', value: string, about: string }} */
export const NOTE = { type: 'string', value: '<why>', about: 'for the staff alone; recorded in the audit log' }

/** @type {{ type: 'boolean', about: string }} */
const YES = { type: 'boolean', about: 'does it without asking, for scripts' }

const PARTS = /** @type {const} */ ({
  all: { type: 'boolean', about: 'every activity' },
  claims: { type: 'boolean', about: 'claims; without a part all three' },
  joins: { type: 'boolean', about: 'joining' },
  draws: { type: 'boolean', about: 'draws' },
})

/** The commands of `npm run activity` that read and change published activities. */
export const PUBLISHED_COMMANDS = /** @type {const} */ ({
  list: {
    about: 'every activity with its version, state, participants and alarms',
    usage: '',
    positionals: false,
    options: {
      ...STAFF,
      status: { type: 'string', value: '<UPCOMING, ONGOING or ENDED>', about: 'only these' },
      alarm: { type: 'string', value: '<BUDGET_ENDS …>', about: 'only those with this alarm' },
    },
  },
  show: {
    about: 'one activity: budget, alarms, fields that may no longer change, and its file',
    usage: '<alias>',
    positionals: true,
    options: { ...STAFF, yaml: { type: 'boolean', about: 'the file alone' } },
  },
  versions: {
    about: 'who published which version, when and why',
    usage: '<alias>',
    positionals: true,
    options: STAFF,
  },
  diff: {
    about:
      'what differs between two versions, or a version and your draft; without the second, up to the published one',
    usage: '<alias> <version> [version or draft]',
    positionals: true,
    options: STAFF,
  },
  rollback: {
    about: 'publishes an older version again, as a new one; rehearses, shows what changes and asks',
    usage: '<alias> <version>',
    positionals: true,
    options: {
      ...STAFF,
      'keep-frozen': { type: 'boolean', about: 'keeps the present value of fields that may no longer change' },
      replace: REPLACE,
      note: NOTE,
      yes: YES,
    },
  },
  duplicate: {
    about: 'writes activities/<new>.yaml: the same activity, moved to a later start; nothing is published',
    usage: '<alias> <new alias>',
    positionals: true,
    options: {
      ...STAFF,
      start: {
        type: 'string',
        value: '<2027-01-01T00:00:00Z>',
        about: 'the start; the next same time of day by default',
      },
      to: { type: 'string', value: '<folder>', about: 'writes into another folder' },
    },
  },
  end: {
    about: 'ends an activity at a time, or cancels it; rehearses, shows what changes and asks',
    usage: '<alias>',
    positionals: true,
    options: {
      ...STAFF,
      at: { type: 'string', value: '<2027-01-01T00:00:00Z>', about: 'the end, a minute from now at least' },
      cancel: { type: 'boolean', about: 'calls the activity off' },
      note: NOTE,
      yes: YES,
    },
  },
  schedule: {
    about: 'publishes a file at a time; rehearses it as of then, shows what changes and asks',
    usage: '<alias or file>',
    positionals: true,
    options: {
      ...STAFF,
      at: { type: 'string', value: '<2027-01-01T01:00:00+01:00>', about: 'when, with its offset' },
      cancel: { type: 'boolean', about: 'deletes the schedule of an alias' },
      replace: REPLACE,
      note: NOTE,
      yes: YES,
    },
  },
  texts: {
    about: 'writes the texts of all 20 languages to one CSV file, or publishes the translations of one',
    usage: '<alias>',
    positionals: true,
    options: {
      ...STAFF,
      export: { type: 'string', value: '<file.csv>', about: 'the file to write' },
      needs: { type: 'boolean', about: 'only texts that are stale or missing in a language' },
      import: { type: 'string', value: '<file.csv>', about: 'the file to read' },
      publish: { type: 'boolean', about: 'publishes its translations; rehearses, shows what changes and asks' },
      'dry-run': { type: 'boolean', about: 'only rehearses' },
      'if-match': { type: 'string', value: '<version>', about: 'refuses when another version is published' },
      note: NOTE,
      yes: YES,
    },
  },
  pause: {
    about: 'stops claims, joins or draws at once; the page says why in its own words',
    usage: '<alias>',
    positionals: true,
    options: {
      ...STAFF,
      ...PARTS,
      reason: {
        type: 'string',
        value: '<CHECK, FAULT, RULES or PLATFORM>',
        about: 'as the page says it; CHECK by default',
      },
      note: NOTE,
    },
  },
  resume: {
    about: 'ends a pause; claim deadlines within a day move to a day later',
    usage: '<alias>',
    positionals: true,
    options: { ...STAFF, ...PARTS, note: NOTE },
  },
  forecast: {
    about: 'what a file would have cost over the last 30 days: people, cost, and when the budget ends',
    usage: '<alias or file>',
    positionals: true,
    options: { ...STAFF, published: { type: 'boolean', about: 'the published version of this alias' } },
  },
  audience: {
    about: 'uploads a list of user ids, one a line, which the audience of an activity can name',
    usage: '<name> <file>',
    positionals: true,
    options: STAFF,
  },
})

export const GATEWAY = 'They use the Fanfare that runs here; GATEWAY_ORIGIN and OPS_SECRET name another gateway.'

/** @type {{ type: 'string', value: string, about: string }} */
const REASON = {
  type: 'string',
  value: '<CHECKED …>',
  about: 'one of those above; its user reads the reason of a refusal',
}

/** Options of every correction. */
const CORRECTION = /** @type {const} */ ({
  ...STAFF,
  ticket: { type: 'string', value: '<ticket>', about: 'the ticket that it answers' },
  note: NOTE,
  key: {
    type: 'string',
    value: '<key>',
    about: 'the key of a correction whose answer was lost: it is done once at most',
  },
  'dry-run': { type: 'boolean', about: 'only says what would follow' },
})

const GOODWILL_TYPE = /** @type {const} */ ({
  type: 'string',
  value: '<GIFT_CASH, DROP, PLATFORM_TOKEN or FUTURES_COUPON>',
})

/** The commands of the staff about people and their rewards. */
export const STAFF_COMMANDS = /** @type {const} */ ({
  approve: {
    about: 'Shows the changes that wait for a second person, and approves or declines one.',
    usage: ['-- <command> …'],
    options: {},
    note: GATEWAY,
    commands: {
      list: { about: 'the changes that wait', usage: '', positionals: false, options: STAFF },
      accept: {
        about: 'shows the change and carries it out, by the rules of now',
        usage: '<id>',
        positionals: true,
        options: { ...STAFF, note: NOTE },
      },
      decline: {
        about: 'declines the change',
        usage: '<id>',
        positionals: true,
        options: { ...STAFF, note: NOTE },
      },
    },
    quiet: true,
    examples: [
      ['npm run -s approve -- list', 'what waits'],
      ['npm run -s approve -- accept prop_3k', 'carries it out'],
    ],
  },
  review: {
    about: 'Shows what waits for a person, and decides it: rewards, flags, win-back applications (docs/reviews.md).',
    usage: ['-- <command> …'],
    options: {},
    note: GATEWAY,
    commands: {
      list: { about: 'what waits, oldest first, with the sums', usage: '', positionals: false, options: STAFF },
      show: { about: 'one review with the evidence', usage: '<id>', positionals: true, options: STAFF },
      accept: {
        about: 'the rewards are paid: CHECKED, FALSE_ALARM or EARNED_AGAIN',
        usage: '<id …>',
        positionals: true,
        options: {
          ...STAFF,
          reason: REASON,
          note: NOTE,
          clear: { type: 'boolean', about: 'of one review: clears the flags of its user, and so its other reviews' },
        },
      },
      refuse: {
        about: 'the amounts go back: MULTI_ACCOUNT, MARKET_MAKER, REGION, KYC_NEEDED, RULES_BROKEN or CORRECTED',
        usage: '<id …>',
        positionals: true,
        options: { ...STAFF, reason: REASON, note: NOTE },
      },
      clear: {
        about: 'clears the flags of a user, which pays the rewards that waited for it',
        usage: '<login or uid>',
        positionals: true,
        options: {
          ...STAFF,
          reason: { type: 'string', value: '<BOT …>', about: 'the flags of this reason alone' },
          'keep-reviews': { type: 'boolean', about: 'leaves the open reviews to be decided one by one' },
          note: NOTE,
        },
      },
      'win-back': {
        about: 'the win-back applications that wait, or the answer to one',
        usage: '[list, or accept or decline <alias> <uid>]',
        positionals: true,
        options: {
          ...STAFF,
          grant: {
            type: 'string',
            value: '<5 USDT>',
            about: 'with an acceptance: paid out of the budget of the activity',
          },
          type: { ...GOODWILL_TYPE, about: 'what --grant pays; GIFT_CASH by default' },
          note: NOTE,
        },
      },
    },
    quiet: true,
    examples: [
      ['npm run -s review -- list', 'what waits'],
      ['npm run -s review -- accept rv_rw_3k rv_rw_4m --reason CHECKED', 'pays both'],
      ['npm run -s review -- clear trader@fanfare.example --note "a family"', 'no flag holds any more'],
    ],
  },
  payouts: {
    about: 'Shows what the wallet was asked to pay, and requests what failed again (docs/payouts.md).',
    usage: ['-- <command> …'],
    options: {},
    note: GATEWAY,
    commands: {
      list: {
        about: 'payouts, newest first, differences, and sums by state',
        usage: '',
        positionals: false,
        options: {
          ...STAFF,
          state: {
            type: 'string',
            value: '<FAILED …>',
            about: 'READY, SENT, PAID, FAILED, RETURNED or CANCELLED alone',
          },
          code: { type: 'string', value: '<KYC_NEEDED …>', about: 'only those with this code of the wallet' },
          day: { type: 'string', value: '<2026-11-20>', about: 'only those that were requested on this day, UTC' },
          overdue: { type: 'boolean', about: 'only those that wait past their time' },
        },
      },
      retry: {
        about: 'requests a failed payout again, or all that failed by one code',
        usage: '[id]',
        positionals: true,
        options: {
          ...STAFF,
          code: { type: 'string', value: '<KYC_NEEDED …>', about: 'all that failed by this code' },
          maximum: { type: 'string', value: '<1 to 1000>', about: 'how many of them at most; 100 by default' },
          note: NOTE,
        },
      },
      report: { about: 'the sums of a day by asset and state', usage: '<day>', positionals: true, options: STAFF },
    },
    quiet: true,
    examples: [
      ['npm run -s payouts -- list --state FAILED', 'what failed'],
      ['npm run -s payouts -- retry --code UNAVAILABLE', 'requests it again'],
      ['npm run -s payouts -- report 2026-11-20', 'the sums of a day'],
    ],
  },
  grant: {
    about:
      'Pays goodwill to a user, up to the limits of policy; above them it waits for a second person (docs/corrections.md).',
    usage: ['-- <login or uid> <amount> <unit> --reason <reason> --ticket <ticket> --note <why>'],
    options: {
      ...STAFF,
      type: { ...GOODWILL_TYPE, about: 'what is paid; GIFT_CASH by default' },
      reason: {
        type: 'string',
        value: '<OUTAGE, LATE_FACT, WRONG_AMOUNT, PRIZE_LOST or GOODWILL>',
        about: 'recorded; the user does not read it',
      },
      ticket: { type: 'string', value: '<ticket>', about: 'the ticket that it answers' },
      note: NOTE,
      about: {
        type: 'string',
        value: '<activity or reward id>',
        about: 'what it makes good; the message names the activity',
      },
      'expires-days': { type: 'string', value: '<1 to 365>', about: 'the user must use it within so many days' },
      key: {
        type: 'string',
        value: '<key>',
        about: 'the key of a grant whose answer was lost: it is paid once at most',
      },
      'dry-run': { type: 'boolean', about: 'only says what would be left of each limit' },
    },
    positionals: ['<login or uid> <amount> <unit>', 'who gets how much of what'],
    note: GATEWAY,
    quiet: true,
    examples: [
      [
        'npm run -s grant -- trader@fanfare.example 5 USDT --reason OUTAGE --ticket T-1042 --note "claim failed" --dry-run',
        'a rehearsal',
      ],
    ],
  },
  correct: {
    about: 'Takes a reward, or a wrong event of the platform, back (docs/corrections.md).',
    usage: ['-- <command> …'],
    options: {},
    note: GATEWAY,
    commands: {
      cancel: {
        about: 'the unused amount goes back into its budget; the user reads the reason',
        usage: '<reward id> --reason <reason> --ticket <ticket> --note <why>',
        positionals: true,
        options: {
          ...CORRECTION,
          reason: {
            type: 'string',
            value: '<MULTI_ACCOUNT, MARKET_MAKER, REGION, KYC_NEEDED, RULES_BROKEN or CORRECTED>',
            about: 'the user reads it',
          },
          amount: { type: 'string', value: '<amount>', about: 'a part of what is left; all of it by default' },
        },
      },
      reverse: {
        about: 'nothing counts the event any more; shows whose tasks, rewards and boards change',
        usage: '<event id> --reason <reason> --ticket <ticket> --note <why>',
        positionals: true,
        options: {
          ...CORRECTION,
          reason: { type: 'string', value: '<reason>', about: 'in your words, for the staff alone' },
        },
      },
    },
    quiet: true,
    examples: [
      [
        'npm run -s correct -- cancel rw_3k --reason CORRECTED --ticket T-7 --note "paid twice" --dry-run',
        'a rehearsal',
      ],
      [
        'npm run -s correct -- reverse ev-3k --reason "credited twice" --ticket T-7 --note "chain" --dry-run',
        'the effects',
      ],
    ],
  },
  webhooks: {
    about: 'Shows the endpoints of webhooks, tests one, and sends again what failed (docs/webhooks.md).',
    usage: ['-- <command> …'],
    options: {},
    note: GATEWAY,
    commands: {
      list: { about: 'every endpoint: state, what waits, what is dead', usage: '', positionals: false, options: STAFF },
      test: { about: 'sends a test now', usage: '<endpoint>', positionals: true, options: STAFF },
      dead: {
        about: 'deliveries whose tries have all failed, newest first; of every endpoint by default',
        usage: '[endpoint]',
        positionals: true,
        options: STAFF,
      },
      retry: {
        about: 'sends a delivery again',
        usage: '<delivery>',
        positionals: true,
        options: { ...STAFF, note: NOTE },
      },
      replay: {
        about: 'sends the deliveries of a time again, for a receiver that has lost them',
        usage: '<endpoint>',
        positionals: true,
        options: {
          ...STAFF,
          from: { type: 'string', value: '<2026-11-24T00:00:00Z>', about: 'the first moment, at most 14 days ago' },
          to: { type: 'string', value: '<2026-11-24T06:00:00Z>', about: 'the end' },
          topics: { type: 'string', value: '<reward.*,…>', about: 'only these' },
          note: NOTE,
          'dry-run': { type: 'boolean', about: 'only counts them' },
        },
      },
      enable: {
        about: 'sends to an endpoint again, and tries at once what waits',
        usage: '<endpoint>',
        positionals: true,
        options: { ...STAFF, note: NOTE },
      },
      disable: {
        about: 'sends nothing to an endpoint; its deliveries wait',
        usage: '<endpoint>',
        positionals: true,
        options: { ...STAFF, note: NOTE },
      },
    },
    quiet: true,
    examples: [
      ['npm run -s webhooks -- list', 'how the endpoints do'],
      ['npm run -s webhooks -- test crm', 'what the receiver answers'],
    ],
  },
  explain: {
    about: 'Says why a user was not paid, ready to send, and shows tasks, rewards and ledger (docs/support.md).',
    usage: ['-- <login, uid or reward id> [alias]'],
    options: {
      ...STAFF,
      task: { type: 'string', value: '<task id>', about: 'shows this task alone' },
      locale: { type: 'string', value: '<language>', about: 'language of the answer, by default the user’s' },
    },
    positionals: [
      '<login, uid or reward id> [alias]',
      'the user, by a whole e-mail, phone (+4917…) or id, and one activity; all that were joined by default',
    ],
    note: GATEWAY,
    quiet: true,
    examples: [['npm run -s explain -- trader@fanfare.example welcome-tasks', 'one activity of the demo account']],
  },
})
