import { flag, text } from './published-commands.mjs'

/** Commands of those who change the code. `commands.mjs` describes the fields. */
export const DEVELOPER_COMMANDS = /** @type {const} */ ({
  test: {
    about:
      'Runs the checks, the build and the tests of some minutes, or the named steps alone, and ends with "N passed, N failed"; code 1 if one failed.',
    usage: ['', '-- quick', '-- all', '-- <step …>'],
    options: {},
    positionals: [
      '<step>',
      'types, lint, unit, build, lifecycle, faults, format, e2e, unit-long, build-long, lifecycle-long, faults-long, e2e-long or browsers',
    ],
    note: 'RUNS is the share of random runs and long tables of cases: 0.1 by default, a tenth of it for folders that did not change since the last green run, 1 for all and for named steps (docs/decisions/0101).',
    examples: [
      ['npm test', 'one test of each kind'],
      [
        'npm test -- quick',
        'what differs from main: its checks, the tests that reach it, browser tests with the name of its folder',
      ],
      ['npm test -- all', 'with the steps of npm run test:long, as each night and before a release'],
      ['npm test -- lint unit', 'two steps'],
    ],
  },
  bench: {
    entry: 'bench/bench.ts',
    about:
      'Measures the figures of docs/bench.md on a built site with data of its own, and prints one table. All take half an hour.',
    usage: ['', '-- <figure …>', '-- --write'],
    options: { write: flag('measures all figures and writes the table into docs/bench.md') },
    positionals: [
      '<figure>',
      'clone, build, start, scripts, weight, lighthouse, slowed, alive, verify, memory, throughput, claims, payouts, pause, draws, events, long-history, storm, trading, republish, agents, board, teams, settlement, sockets, reviews or webhooks',
    ],
    examples: [['npm run bench -- scripts lighthouse', 'two figures']],
  },
  lint: {
    about:
      'Checks the code with oxlint, what is unused with knip, the format with prettier, and words of comments, test titles and headings.',
    usage: [''],
    options: {},
    steps: [
      ['oxlint', '--deny-warnings'],
      ['knip'],
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
    examples: [['npm run test:unit -- packages/kernel/csv.test.ts', 'one file']],
  },
  'test:lifecycle': {
    about: 'Runs the tests of start, stop and crashes of npm start with Vitest.',
    usage: ['', '-- [options of Vitest]'],
    options: {},
    passes: 'Vitest',
    steps: [['vitest', 'run', '--config', 'tests/lifecycle/vitest.config.ts']],
    examples: [['npm run test:lifecycle -- release', 'one file']],
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
    about: 'Runs the tests that npm test leaves out, with all random runs, and ends with "N passed, N failed".',
    usage: [''],
    options: {},
    steps: [['node', 'packages/runner/commands/test.ts', 'long']],
    examples: [['RUNS=0.25 npm run test:long', 'a quarter of the random runs']],
  },
  'test:night': {
    about: 'Runs crashes, models, random worlds, hostile requests, kills and faults many times, for hours.',
    usage: [''],
    options: {},
    steps: [
      [
        'vitest',
        'run',
        '--config',
        'vitest.night.config.ts',
        'crash',
        'ledger-model',
        'every-source',
        'seeded-world',
        'unknown-addresses',
        'export-stream',
      ],
      ['playwright', 'test', 'layout', '--grep', '@night'],
      ['playwright', 'test', 'hostile-requests', '--grep', 'mixture'],
      ['vitest', 'run', '--config', 'tests/faults/night.config.ts'],
    ],
    examples: [['KILLS=50 npm run test:night', 'fewer kills than the usual 200']],
  },
  snapshots: {
    about: 'Writes the signatures of pictures of states that look different (docs/decisions/0104).',
    usage: ['', '-- <group …>', '-- --base <commit> [group …]'],
    options: {
      base: text(
        '<commit>',
        'builds that commit, and puts both pictures of what differs side by side into test-results/pictures',
      ),
    },
    entry: 'scripts/snapshots.ts',
    positionals: ['<group>', 'a group of states, such as cta or rewards; otherwise all'],
    examples: [
      ['npm run snapshots -- --base HEAD~1 rewards', 'look at the pictures before you write signatures'],
      ['npm run snapshots', 'all groups'],
    ],
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
          all: flag('all texts, also those up to date'),
          only: text('<prefix>', 'texts whose id begins so'),
          to: text('<file>', 'the file to write'),
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
          all: flag('all of the language'),
          'all-languages': flag('the ids in every language, after a correction of spelling'),
        },
      },
      back: {
        about: 'writes the texts that need a back-translation',
        usage: '<language>',
        positionals: true,
        options: {
          compare: flag('those to compare instead, English beside the back-translation'),
          to: text('<file>', 'the file to write'),
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
  languages: {
    about: 'Writes the tables of languages and the schema of activity files from packages/languages/source.',
    usage: [''],
    options: {},
    steps: [
      ['node', 'scripts/write-languages.ts'],
      ['node', 'scripts/write-activity-schema.ts'],
    ],
    examples: [['npm run languages', 'after a change of a language']],
  },
  'docs:calls': {
    about: 'Writes docs/calls.md from packages/contract.',
    usage: [''],
    options: {},
    entry: 'scripts/write-calls.ts',
    examples: [['npm run docs:calls', 'after a change of a call']],
  },
  sprites: {
    about: 'Writes the sprites of icons and scenes, components/ui/pictures/{icons,art}.svg.',
    usage: [''],
    options: {},
    entry: 'scripts/write-sprites.ts',
    examples: [['npm run sprites', 'after a change of an icon or a scene']],
  },
  'docs:settings': {
    about: 'Writes docs/settings.md from packages/kernel/config/config.ts and scripts/setting-texts.ts.',
    usage: [''],
    options: {},
    entry: 'scripts/write-settings.ts',
    examples: [['npm run docs:settings', 'after a change of a setting']],
  },
  'docs:limits': {
    about: 'Writes docs/limits.md from packages/gateway/limits.ts and front/limits.ts.',
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
