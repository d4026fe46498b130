// Plain JavaScript, because the bootstrap reads it before packages are installed, on Node 20.
import { ACTOR, flag, GATEWAY, NOTE, PUBLISHED_COMMANDS, REPLACE, STAFF, text, YES } from './published-commands.mjs'
import { DEVELOPER_COMMANDS } from './developer-commands.mjs'

const TO = text('<file.csv or .json>', 'the file to write; its ending chooses the format')

/**
 * Every script of package.json and its parts: what it does, its arguments and examples. The bootstrap prints an entry for `--help` and refuses
 * other options; the commands read their arguments with the same `options`.
 *
 * A command without `usage` takes no argument.
 *
 * `under` names the script whose argument this is, by its name or what follows the colon: `npm run docs -- calls`.
 *
 * `entry` is the program, `packages/runner/commands/<name>.ts` by default. `steps` are programs that run one after the other instead. The
 * last of them gets the arguments, which are not checked if `passes` names it. If there are `commands`, the first argument is one of them.
 * With `quiet`, programs read the standard output.
 */
export const COMMANDS = /** @type {const} */ ({
  start: {
    about:
      'Starts database, gateway, site and front, and prints their addresses. Ctrl-C ends them. Installs and builds what is missing.',
    note: 'Settings are variables of the environment; npm run docs -- settings prints them, and a release has docs/settings.md.',
    examples: [
      ['npm start', 'a demonstration at http://localhost:3000'],
      ['PORT=8080 DATA_DIR=/tmp/fanfare npm start', 'another port and other data'],
      ['ALLOW_CLOCK=1 npm start', 'the state player may move the clock'],
    ],
  },
  dev: {
    under: 'start',
    about:
      'The same as npm start for developers: changes of the code are shown at once, pages are compiled at their first request.',
    note: 'Settings are variables of the environment; npm run docs -- settings prints them, and a release has docs/settings.md.',
    examples: [['PORT=3001 DATA_DIR=.data/dev npm start -- dev', 'beside a running demonstration']],
  },
  build: {
    about:
      'Installs the packages and builds site and console, so that npm start needs neither network nor compiler. Touches no database.',
    usage: ['', '-- --out <folder>'],
    options: {
      out: text(
        '<folder>',
        'writes a release: a folder that starts on a machine of the same platform without network, compiler or sources',
      ),
    },
    note: 'A release has its own Node, a list of its packages (sbom.cdx.json) and the hashes of its files (docs/deploying/deploy.md).',
    examples: [
      ['SITE_ORIGIN=https://promo.example.com npm run build', 'checks the texts as a live deployment does'],
      ['npm run build -- --out /tmp/fanfare', 'a folder to copy to another machine'],
    ],
  },
  activity: {
    about:
      'Launches activities and campaigns of agents, and reports on them (docs/operators/launch.md, docs/operators/agents.md).',
    usage: ['-- <command> …'],
    note: GATEWAY,
    commands: {
      new: {
        about: 'writes activities/<alias>.yaml with comments and example values',
        usage: '<type> <alias>',
        options: { to: text('<folder>', 'writes into another folder') },
      },
      check: {
        about: 'names every fault: file, line, field, nearest allowed value; without an argument of all files',
        usage: '[alias, file or folder …]',
      },
      preview: {
        about: 'prints a link that shows the page for seven days to all who have it; nothing is published',
        usage: '<alias or file>',
        options: { actor: ACTOR },
      },
      publish: {
        about:
          'rehearses, shows what changes, publishes, and asks before texts older than their English; campaigns of agents have no rehearsal',
        usage: '<alias or file>',
        options: {
          'dry-run': flag('only rehearses'),
          'if-match': text('<version>', 'refuses when another version is published'),
          replace: REPLACE,
          note: NOTE,
          actor: ACTOR,
          yes: YES,
        },
      },
      ...PUBLISHED_COMMANDS,
      report: {
        about: 'writes participants, paid, refused and budget to a file',
        usage: '<alias>',
        options: { to: TO, actor: ACTOR },
      },
      funnel: {
        about: 'writes visits, registrations, joins, tasks and claims by day to a file',
        options: {
          from: text('<day>', 'the first day, as 2026-11-01; the last 30 days by default'),
          until: text('<day>', 'the last day'),
          to: TO,
          actor: ACTOR,
        },
      },
    },
    examples: [
      ['npm run activity -- new Lottery spring-draw', 'a new file'],
      ['npm run activity -- check spring-draw', 'its faults'],
      ['npm run activity -- publish spring-draw --dry-run', 'what a publication would change'],
    ],
  },
  ops: {
    about: 'Makes any call of the staff: reviews, approvals, payouts, webhooks, goodwill, corrections, explanations.',
    usage: ['', '-- help <call>', '-- <call> <name=value …>'],
    options: {
      ...STAFF,
      'dry-run': flag('only says what would follow'),
      key: text('<key>', 'the key of a change whose answer was lost: it is done once at most'),
      file: text('<file.json or .csv>', 'the body of the call'),
      to: text('<file.csv>', 'writes the answer as a file, where the call has one'),
    },
    positionals: [
      '<name=value>',
      'a field of the call, or of one in it: amount.unit=USDT; lists have commas, and an id with commas repeats the call',
    ],
    note: GATEWAY,
    quiet: true,
    examples: [
      ['npm run -s ops', 'lists the calls'],
      ['npm run -s ops -- help retryPayouts', 'its fields and roles'],
      ['npm run -s ops -- payouts state=FAILED', 'what failed'],
      ['npm run -s ops -- decideReview id=rv_rw_3k,rv_rw_4m accept=true reason=CHECKED', 'pays both'],
      ['npm run -s ops -- explainUser userId=trader@fanfare.example --json', 'for programs'],
    ],
  },
  demo: {
    under: 'ops',
    about: 'Acts in a running demonstration.',
    usage: ['-- events <loginName>', '-- wallet', '-- receiver'],
    commands: {
      events: {
        about: 'sends the platform facts that complete the next task of a user',
        usage: '<loginName>',
      },
      receiver: {
        about: 'takes webhooks, verifies them and prints them (docs/operators/payouts-and-webhooks.md)',
      },
      wallet: {
        about:
          'pays the payouts that wait as the exchange’s wallet would (docs/operators/payouts-and-webhooks.md); needs PAYOUTS=on',
      },
    },
    examples: [['npm run ops -- demo events trader@fanfare.example', 'completes the next task of the demo account']],
  },
  seed: {
    under: 'ops',
    about: 'Creates users who have joined an activity, each with one claimable task, for trials and load.',
    usage: ['-- --users <1 to 100000> [--json]'],
    options: {
      users: text('<1 to 100000>', 'how many'),
      json: flag('prints JSON instead of lines of name and password'),
    },
    quiet: true,
    examples: [['npm run --silent ops -- seed --users 100 --json', 'a hundred users, as JSON']],
  },
  audit: {
    about:
      'Checks ledger, budgets, grants and every seal with its rows, prints each violation, and ends with code 1 if there is one.',
    usage: ['', '-- --accept <why>'],
    options: {
      accept: text(
        '<why>',
        'accepts the findings in the seals, and writes the reason into seals.log and the audit log',
      ),
    },
    quiet: true,
    examples: [
      ['npm run audit', 'changes nothing'],
      ['npm run audit -- --accept "restored from the backup of Sunday"', 'after an intended restore'],
    ],
  },
  recompute: {
    under: 'audit',
    about:
      'Computes every outcome again from the facts alone, by a program that shares no code with the product, prints each difference, and ends with code 1 if there is one.',
    usage: ['', '-- --activity <alias>', '-- --json'],
    options: {
      activity: text('<alias>', 'only this activity or campaign of agents'),
      all: flag('prints every difference; without it the first 20 of a kind'),
      json: flag('prints JSON'),
    },
    note: 'It reads as the user of auditors. For a server, DATABASE_URL is that of fanfare_auditor (docs/money-and-ledger.md).',
    quiet: true,
    examples: [
      ['npm run audit -- recompute', 'changes nothing'],
      ['npm run audit -- recompute --activity winter-sprint', 'one activity'],
    ],
  },
  backup: {
    about:
      'Writes a backup of the database, its keys and the anchor into a new folder, also while Fanfare runs (docs/deploying/upgrade-and-backup.md).',
    usage: ['-- --to <folder>'],
    options: { to: text('<folder>', 'a folder that is new or empty') },
    note: 'BACKUP_KEY encrypts it; without one it is in the clear, and lacks DATA_KEY.',
    quiet: true,
    examples: [['npm run backup -- --to /backups/2026-11-26', 'an encrypted backup, where BACKUP_KEY is set']],
  },
  restore: {
    about:
      'Restores a backup into an empty DATA_DIR, or into the empty database of DATABASE_URL (docs/deploying/upgrade-and-backup.md).',
    usage: ['-- --from <folder>', '-- --from <folder> --check'],
    options: {
      from: text('<folder>', 'the backup'),
      check: flag('only reads all of it, and says whether it can be restored'),
    },
    quiet: true,
    examples: [
      ['npm run restore -- --from /backups/2026-11-26 --check', 'changes nothing'],
      ['npm run restore -- --from /backups/2026-11-26', 'then "npm run audit", then "npm start"'],
    ],
  },
  refold: {
    under: 'audit',
    about:
      'Writes tallies, figures of lead traders and sums of agents anew from the stored facts and lines, also while Fanfare runs.',
    quiet: true,
    examples: [['npm run audit -- refold', 'after an audit that found tallies broken']],
  },
  correct: {
    under: 'audit',
    about:
      'Replaces addresses of people in old lines of the audit log by keyed hashes, as the owner of the tables. Older versions refuse the database from then on.',
    quiet: true,
    examples: [['npm run audit -- correct', 'once every instance has a version newer than 0.2.0']],
  },
  addresses: {
    under: 'activity',
    about:
      'Prints the physical prizes of an activity that are to be sent, with their addresses, as CSV. The audit log records the reading.',
    usage: ['-- --activity <alias> --actor <your name>'],
    options: {
      activity: text('<alias>', 'the activity'),
      actor: text('<your name>', 'recorded in the audit log'),
    },
    quiet: true,
    examples: [
      ['npm run --silent activity -- addresses --activity harvest-draw --actor Kim > addresses.csv', 'a file'],
    ],
  },
  domains: {
    under: 'ops',
    about:
      'Makes and checks signed lists of further hosts (docs/deploying/deploy.md). make and check read DOMAIN_LIST_* and DOMAIN_SUFFIXES.',
    usage: ['-- <command> …'],
    entry: 'scripts/domains.ts',
    quiet: true,
    commands: {
      keys: {
        about: 'writes a new private key to a file and prints the settings that belong to it',
        options: { private: text('<file>', 'the file of the private key') },
      },
      make: {
        about: 'encrypts and signs a list',
        usage: '<list.json>',
        options: {
          private: text('<file>', 'the file of the private key'),
          to: text('<file>', 'the file to write'),
        },
      },
      check: {
        about: 'opens a sealed list as a page does, and says which hosts pages would use',
        usage: '<file>',
      },
    },
    examples: [['npm run ops -- domains keys --private domains.pem', 'once']],
  },
  ...DEVELOPER_COMMANDS,
})
