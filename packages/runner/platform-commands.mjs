// Plain JavaScript, as `commands.mjs`, of which it is a part.
import { flag, GATEWAY, NOTE, STAFF, text } from './published-commands.mjs'

/** The commands about what goes out to the platform: money and news. */
export const PLATFORM_COMMANDS = /** @type {const} */ ({
  payouts: {
    about:
      'Shows what the wallet was asked to pay, and requests what failed again (docs/operators/payouts-and-webhooks.md).',
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
          state: text('<FAILED …>', 'READY, SENT, PAID, FAILED, RETURNED or CANCELLED alone'),
          code: text('<KYC_NEEDED …>', 'only those with this code of the wallet'),
          day: text('<2026-11-20>', 'only those that were requested on this day, UTC'),
          overdue: flag('only those that wait past their time'),
        },
      },
      retry: {
        about: 'requests a failed payout again, or all that failed by one code',
        usage: '[id]',
        positionals: true,
        options: {
          ...STAFF,
          code: text('<KYC_NEEDED …>', 'all that failed by this code'),
          maximum: text('<1 to 1000>', 'how many of them at most; 100 by default'),
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
  webhooks: {
    about:
      'Shows the endpoints of webhooks, tests one, and sends again what failed (docs/operators/payouts-and-webhooks.md).',
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
          from: text('<2026-11-24T00:00:00Z>', 'the first moment, at most 14 days ago'),
          to: text('<2026-11-24T06:00:00Z>', 'the end'),
          topics: text('<reward.*,…>', 'only these'),
          note: NOTE,
          'dry-run': flag('only counts them'),
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
})
