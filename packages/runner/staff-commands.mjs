// Plain JavaScript, as `commands.mjs`, of which it is a part.
import { flag, GATEWAY, NOTE, STAFF, text } from './published-commands.mjs'

const REASON = text('<CHECKED …>', 'one of those above; its user reads the reason of a refusal')

/** Options of every correction. */
const CORRECTION = /** @type {const} */ ({
  ...STAFF,
  ticket: text('<ticket>', 'the ticket that it answers'),
  note: NOTE,
  key: text('<key>', 'the key of a correction whose answer was lost: it is done once at most'),
  'dry-run': flag('only says what would follow'),
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
    about:
      'Shows what waits for a person, and decides it: rewards, flags, win-back applications (docs/operators/console.md).',
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
          clear: flag('of one review: clears the flags of its user, and so its other reviews'),
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
          reason: text('<BOT …>', 'the flags of this reason alone'),
          'keep-reviews': flag('leaves the open reviews to be decided one by one'),
          note: NOTE,
        },
      },
      'win-back': {
        about: 'the win-back applications that wait, or the answer to one',
        usage: '[list, or accept or decline <alias> <uid>]',
        positionals: true,
        options: {
          ...STAFF,
          grant: text('<5 USDT>', 'with an acceptance: paid out of the budget of the activity'),
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
  grant: {
    about:
      'Pays goodwill to a user, up to the limits of policy; above them it waits for a second person (docs/operators/console.md).',
    usage: ['-- <login or uid> <amount> <unit> --reason <reason> --ticket <ticket> --note <why>'],
    options: {
      ...STAFF,
      type: { ...GOODWILL_TYPE, about: 'what is paid; GIFT_CASH by default' },
      reason: text('<OUTAGE, LATE_FACT, WRONG_AMOUNT, PRIZE_LOST or GOODWILL>', 'recorded; the user does not read it'),
      ticket: text('<ticket>', 'the ticket that it answers'),
      note: NOTE,
      about: text('<activity or reward id>', 'what it makes good; the message names the activity'),
      'expires-days': text('<1 to 365>', 'the user must use it within so many days'),
      key: text('<key>', 'the key of a grant whose answer was lost: it is paid once at most'),
      'dry-run': flag('only says what would be left of each limit'),
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
    about:
      'Takes a reward, or a wrong event of the platform, back, and removes a lost second factor (docs/operators/console.md).',
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
          reason: text(
            '<MULTI_ACCOUNT, MARKET_MAKER, REGION, KYC_NEEDED, RULES_BROKEN or CORRECTED>',
            'the user reads it',
          ),
          amount: text('<amount>', 'a part of what is left; all of it by default'),
        },
      },
      reverse: {
        about: 'nothing counts the event any more; shows whose tasks, rewards and boards change',
        usage: '<event id> --reason <reason> --ticket <ticket> --note <why>',
        positionals: true,
        options: {
          ...CORRECTION,
          reason: text('<reason>', 'in your words, for the staff alone'),
        },
      },
      'second-factor': {
        about: 'removes the second factor of a user who has lost phone and recovery codes; a second person decides',
        usage: '<login or uid> --reason <reason> --ticket <ticket>',
        positionals: true,
        options: {
          ...STAFF,
          ticket: CORRECTION.ticket,
          key: CORRECTION.key,
          'dry-run': CORRECTION['dry-run'],
          reason: text('<reason>', 'how you know that it is the user, for the second person'),
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
  explain: {
    about:
      'Says why a user was not paid, ready to send, and shows tasks, rewards and ledger (docs/operators/console.md).',
    usage: ['-- <login, uid or reward id> [alias]'],
    options: {
      ...STAFF,
      task: text('<task id>', 'shows this task alone'),
      locale: text('<language>', 'language of the answer, by default the user’s'),
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
