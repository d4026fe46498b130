// Plain JavaScript, because the bootstrap reads it before packages are installed, on Node 20.

/** @type {{ type: 'string', value: string, about: string }} */
const ACTOR = { type: 'string', value: '<your name>', about: 'recorded in the audit log; your user name by default' }
/** @type {{ type: 'string', value: string, about: string }} */
const TO = { type: 'string', value: '<file.csv or .json>', about: 'the file to write; its ending chooses the format' }

const GATEWAY = 'They use the Fanfare that runs here; GATEWAY_ORIGIN and OPS_SECRET name another gateway.'

/**
 * Every script of package.json: what it does, its arguments and examples. The bootstrap prints an entry for `--help` and refuses
 * other options; the commands read their arguments with the same `options`.
 *
 * `entry` is the program, `runner/<name>.ts` by default. `steps` are programs that run one after the other instead, of
 * which the last gets all arguments that `passes` names. `commands` are names of which the first argument is one. With `quiet` standard output is for programs.
 */
export const COMMANDS = /** @type {const} */ ({
  start: {
    about:
      'Starts database, gateway, site and front, and prints their addresses. Ctrl-C ends them. Installs and builds what is missing.',
    usage: [''],
    options: {},
    note: 'Settings are variables of the environment (docs/settings.md).',
    examples: [
      ['npm start', 'a demonstration at http://localhost:3000'],
      ['PORT=8080 DATA_DIR=/tmp/fanfare npm start', 'another port and other data'],
      ['ALLOW_CLOCK=1 npm start', 'the state player may move the clock'],
    ],
  },
  dev: {
    about:
      'The same as npm start for developers: changes of the code are shown at once, pages are compiled at their first request.',
    usage: [''],
    options: {},
    note: 'Settings are variables of the environment (docs/settings.md).',
    examples: [['PORT=3001 DATA_DIR=.data/dev npm run dev', 'beside a running demonstration']],
  },
  test: {
    about: 'Runs every check, or the named steps alone, and ends with "N passed, N failed"; code 1 if one failed.',
    usage: ['', '-- <step …>'],
    options: {},
    positionals: ['<step>', 'format, types, lint, build, unit, lifecycle, faults, e2e or browsers'],
    examples: [
      ['npm test', 'everything, in this order'],
      ['npm test -- lint unit', 'two steps'],
    ],
  },
  activity: {
    about: 'Launches activities and campaigns of agents, and reports on them (docs/activities.md, docs/agents.md).',
    usage: ['-- <command> …'],
    options: {},
    note: GATEWAY,
    commands: {
      new: {
        about: 'writes activities/<alias>.yaml with comments and example values',
        usage: '<type> <alias>',
        positionals: true,
        options: { to: { type: 'string', value: '<folder>', about: 'writes into another folder' } },
      },
      check: {
        about: 'names every fault: file, line, field, nearest allowed value; without an argument of all files',
        usage: '[alias, file or folder …]',
        positionals: true,
        options: {},
      },
      preview: {
        about: 'prints a link that shows the page for seven days to all who have it; nothing is published',
        usage: '<alias or file>',
        positionals: true,
        options: { actor: ACTOR },
      },
      publish: {
        about: 'rehearses, shows what changes, publishes; a campaign of agents is published without a rehearsal',
        usage: '<alias or file>',
        positionals: true,
        options: {
          'dry-run': { type: 'boolean', about: 'only rehearses' },
          'if-match': { type: 'string', value: '<version>', about: 'refuses when another version is published' },
          actor: ACTOR,
        },
      },
      report: {
        about: 'writes participants, paid, refused and budget to a file',
        usage: '<alias>',
        positionals: true,
        options: { to: TO, actor: ACTOR },
      },
      funnel: {
        about: 'writes visits, registrations, joins, tasks and claims by day to a file',
        usage: '',
        positionals: false,
        options: {
          from: { type: 'string', value: '<day>', about: 'the first day, as 2026-11-01; the last 30 days by default' },
          until: { type: 'string', value: '<day>', about: 'the last day' },
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
  demo: {
    about: 'Acts in a running demonstration.',
    usage: ['-- events <loginName>'],
    options: {},
    commands: {
      events: {
        about: 'sends the platform facts that complete the next task of a user',
        usage: '<loginName>',
        positionals: true,
        options: {},
      },
    },
    examples: [['npm run demo -- events trader@fanfare.example', 'completes the next task of the demo account']],
  },
  seed: {
    about: 'Creates users who have joined an activity, each with one claimable task, for trials and load.',
    usage: ['-- --users <1 to 100000> [--json]'],
    options: {
      users: { type: 'string', value: '<1 to 100000>', about: 'how many' },
      json: { type: 'boolean', about: 'prints JSON instead of lines of name and password' },
    },
    quiet: true,
    examples: [['npm run --silent seed -- --users 100 --json', 'a hundred users, as JSON']],
  },
  audit: {
    about:
      'Checks ledger, budgets, grants and every seal with its rows, prints each violation, and ends with code 1 if there is one.',
    usage: ['', '-- --accept <why>'],
    options: {
      accept: {
        type: 'string',
        value: '<why>',
        about: 'accepts the findings in the seals, and writes the reason into seals.log and the audit log',
      },
    },
    quiet: true,
    examples: [
      ['npm run audit', 'changes nothing'],
      ['npm run audit -- --accept "restored from the backup of Sunday"', 'after an intended restore'],
    ],
  },
  refold: {
    about:
      'Writes tallies, figures of lead traders and sums of agents anew from the stored facts and lines, also while Fanfare runs.',
    usage: [''],
    options: {},
    quiet: true,
    examples: [['npm run refold', 'after an audit that found tallies broken']],
  },
  addresses: {
    about:
      'Prints the physical prizes of an activity that are to be sent, with their addresses, as CSV. The audit log records the reading.',
    usage: ['-- --activity <alias> --actor <your name>'],
    options: {
      activity: { type: 'string', value: '<alias>', about: 'the activity' },
      actor: { type: 'string', value: '<your name>', about: 'recorded in the audit log' },
    },
    quiet: true,
    examples: [['npm run --silent addresses -- --activity harvest-draw --actor Kim > addresses.csv', 'a file']],
  },
  validate: {
    about: 'The same as "npm run activity -- check", by its earlier name.',
    usage: ['', '-- <alias, file or folder …>'],
    options: {},
    positionals: ['<alias, file or folder>', 'what to check; all files by default'],
    examples: [['npm run validate', 'all activities and campaigns']],
  },
  bench: {
    about:
      'Measures the figures of docs/bench.md on a built site with data of its own, and prints one table. All take half an hour.',
    usage: ['', '-- <figure …>', '-- --write'],
    options: { write: { type: 'boolean', about: 'measures all figures and writes the table into docs/bench.md' } },
    positionals: [
      '<figure>',
      'build, start, scripts, lighthouse, slowed, alive, verify, memory, throughput, claims, draws, events, long-history, storm, trading, republish, agents, board, teams, settlement or sockets',
    ],
    examples: [['npm run bench -- scripts lighthouse', 'two figures']],
  },
  lint: {
    about: 'Checks the code with oxlint, the format with prettier, and words of comments, test titles and headings.',
    usage: [''],
    options: {},
    steps: [
      ['oxlint', '--deny-warnings'],
      ['prettier', '--check', '--log-level', 'warn', '.'],
      ['node', 'scripts/plain-words.ts'],
    ],
    examples: [['npm run lint', 'prints nothing but faults']],
  },
  types: {
    about: 'Writes the types of routes and checks all types.',
    usage: [''],
    options: {},
    steps: [
      ['next', 'typegen'],
      ['tsc', '--noEmit'],
    ],
    examples: [['npm run types', 'prints nothing but faults of tsc']],
  },
  'test:unit': {
    about: 'Runs tests of units, components, gateway and conformance with Vitest.',
    usage: ['', '-- <path …> [options of Vitest]'],
    options: {},
    passes: 'Vitest',
    steps: [['vitest', 'run']],
    examples: [['npm run test:unit -- lib/csv.test.ts', 'one file']],
  },
  'test:lifecycle': {
    about: 'Runs the tests of start, stop and crashes of npm start with Vitest.',
    usage: ['', '-- [options of Vitest]'],
    options: {},
    passes: 'Vitest',
    steps: [['vitest', 'run', '--config', 'tests/lifecycle/vitest.config.ts']],
    examples: [['npm run test:lifecycle -- start', 'one file']],
  },
  'test:faults': {
    about: 'Runs the tests of faults between and in the parts with Vitest.',
    usage: ['', '-- [options of Vitest]'],
    options: {},
    passes: 'Vitest',
    steps: [['vitest', 'run', '--config', 'tests/faults/vitest.config.ts']],
    examples: [['npm run test:faults -- redis', 'one file']],
  },
  'test:e2e': {
    about: 'Runs the browser tests with Playwright. CHROMIUM names a browser that is installed already.',
    usage: ['', '-- <path …> [options of Playwright]'],
    options: {},
    passes: 'Playwright',
    steps: [['playwright', 'test']],
    examples: [['CHROMIUM=/usr/bin/chromium npm run test:e2e -- weight.spec --project desktop', 'one file']],
  },
  'test:browsers': {
    about: 'Runs the main path in Firefox and WebKit with Vitest.',
    usage: ['', '-- [options of Vitest]'],
    options: {},
    passes: 'Vitest',
    steps: [['vitest', 'run', '--config', 'tests/browsers/vitest.config.ts']],
    examples: [['npm run test:browsers', 'both engines']],
  },
  'test:long': {
    about: 'Runs the long tests: crashes, models, random worlds, hostile requests and layouts, for hours.',
    usage: [''],
    options: {},
    steps: [
      [
        'vitest',
        'run',
        '--config',
        'vitest.long.config.ts',
        'crash',
        'ledger-model',
        'seeded-world',
        'unknown-addresses',
      ],
      ['playwright', 'test', 'layout', '--grep', '@long'],
      ['playwright', 'test', 'hostile-requests', '--grep', 'mixture', '--repeat-each', '500'],
      ['vitest', 'run', '--config', 'tests/faults/long.config.ts'],
    ],
    examples: [['KILLS=50 npm run test:long', 'fewer kills than the usual 200']],
  },
  snapshots: {
    about: 'Retakes the screenshots of states that look different, and shrinks them (docs/decisions/0013).',
    usage: [''],
    options: {},
    steps: [
      ['playwright', 'test', 'e2e/states.spec', '--update-snapshots'],
      ['node', 'scripts/shrink-snapshots.ts'],
    ],
    examples: [['npm run snapshots', 'review the pictures before you commit them']],
  },
  texts: {
    about: 'Helps to keep the texts of all languages up to date (docs/texts.md).',
    usage: ['-- <command> …'],
    options: {},
    entry: 'scripts/texts.ts',
    quiet: true,
    note: '<language> is one language, such as de. With --to the output is free of the lines npm prints.',
    commands: {
      changed: {
        about: 'records changes of English in locales/pending.json',
        usage: '',
        positionals: false,
        options: {},
      },
      pending: {
        about: 'prints the translations that wait for their English, with their age',
        usage: '',
        positionals: false,
        options: {},
      },
      stale: {
        about: 'lists stale and missing translations',
        usage: '[language]',
        positionals: true,
        options: {},
      },
      export: {
        about: 'writes the work list of a translator',
        usage: '<language>',
        positionals: true,
        options: {
          all: { type: 'boolean', about: 'all texts, also those up to date' },
          only: { type: 'string', value: '<prefix>', about: 'texts whose id begins so' },
          to: { type: 'string', value: '<file>', about: 'the file to write' },
        },
      },
      import: {
        about: 'takes over translations, JSON by text id',
        usage: '<language> <file>',
        positionals: true,
        options: {},
      },
      clean: {
        about: 'removes texts and fingerprints whose English was removed',
        usage: '',
        positionals: false,
        options: {},
      },
      table: { about: 'prints the table of reviews for docs/texts.md', usage: '', positionals: false, options: {} },
      seen: {
        about: 'acknowledges translations whose English changed',
        usage: '<language, or --all-languages> <id … or prefix>',
        positionals: true,
        options: {
          all: { type: 'boolean', about: 'all of the language' },
          'all-languages': { type: 'boolean', about: 'the ids in every language, after a correction of spelling' },
        },
      },
      back: {
        about: 'writes the texts that need a back-translation',
        usage: '<language>',
        positionals: true,
        options: {
          compare: { type: 'boolean', about: 'those to compare instead, English beside the back-translation' },
          to: { type: 'string', value: '<file>', about: 'the file to write' },
        },
      },
      'back-import': {
        about: 'takes over back-translations or verdicts, JSON by text id',
        usage: '<language> <file>',
        positionals: true,
        options: {},
      },
    },
    examples: [
      ['npm run texts -- stale de', 'what German lacks'],
      ['npm run texts -- export de --to work.json', 'the work list'],
    ],
  },
  domains: {
    about:
      'Makes and checks signed lists of further hosts (docs/domains.md). make and check read DOMAIN_LIST_* and DOMAIN_SUFFIXES.',
    usage: ['-- <command> …'],
    options: {},
    entry: 'scripts/domains.ts',
    quiet: true,
    commands: {
      keys: {
        about: 'writes a new private key to a file and prints the settings that belong to it',
        usage: '',
        positionals: false,
        options: { private: { type: 'string', value: '<file>', about: 'the file of the private key' } },
      },
      make: {
        about: 'encrypts and signs a list',
        usage: '<list.json>',
        positionals: true,
        options: {
          private: { type: 'string', value: '<file>', about: 'the file of the private key' },
          to: { type: 'string', value: '<file>', about: 'the file to write' },
        },
      },
      check: {
        about: 'opens a sealed list as a page does, and says which hosts pages would use',
        usage: '<file>',
        positionals: true,
        options: {},
      },
    },
    examples: [['npm run domains -- keys --private domains.pem', 'once']],
  },
  'docs:calls': {
    about: 'Writes docs/calls.md from lib/contract.',
    usage: [''],
    options: {},
    entry: 'scripts/write-calls.ts',
    examples: [['npm run docs:calls', 'after a change of a call']],
  },
  'docs:settings': {
    about: 'Writes docs/settings.md from lib/config/config.ts and scripts/settings-table.ts.',
    usage: [''],
    options: {},
    entry: 'scripts/write-settings.ts',
    examples: [['npm run docs:settings', 'after a change of a setting']],
  },
  'docs:limits': {
    about: 'Writes docs/limits.md from gateway/limits.ts and front/limits.ts.',
    usage: [''],
    options: {},
    entry: 'scripts/write-limits.ts',
    examples: [['npm run docs:limits', 'after a change of a limit']],
  },
  'coverage:requirements': {
    about:
      'Prints the tests of reachable code that name each requirement of docs/requirements.md and docs/reliability.md.',
    usage: [''],
    options: {},
    entry: 'scripts/coverage-requirements.ts',
    examples: [['npm run coverage:requirements', 'all of them, the missing ones at the end']],
  },
})
