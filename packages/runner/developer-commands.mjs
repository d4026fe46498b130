import { flag, text } from './published-commands.mjs'

/**
 * Tests with a configuration of their own.
 * @param {string} name
 * @param {string} about
 * @param {[string, string]} example
 */
const suite = (name, about, example) => ({
  under: 'test',
  about,
  usage: ['', '-- [options of Vitest]'],
  passes: 'Vitest',
  steps: [['vitest', 'run', '--config', `tests/${name}/vitest.config.ts`]],
  examples: [example],
})

/** `commands.mjs` describes the fields. */
export const DEVELOPER_COMMANDS = /** @type {const} */ ({
  test: {
    about:
      'Runs the checks, the build and the tests of some minutes, or the named steps alone, and ends with "N passed, N failed"; code 1 if one failed.',
    usage: ['', '-- quick', '-- long', '-- all', '-- night', '-- <step …>'],
    positionals: [
      '<step>',
      'types, lint, unit, build, lifecycle, faults, format, e2e, unit-long, build-long, lifecycle-long, faults-long, e2e-long or browsers',
    ],
    note: 'RUNS is the share of random runs and long tables of cases: 0.1 by default, a tenth of it for folders that did not change since the last green run, 0.25 for all, 1 for night and named steps (docs/decisions/0102).',
    examples: [
      ['npm test', 'one test of each kind'],
      [
        'npm test -- quick',
        'what differs from main: its checks, the tests that reach it, browser tests with the name of its folder',
      ],
      ['RUNS=0.25 npm test -- long', 'the tests that npm test leaves out, with a quarter of the random runs'],
      ['npm test -- all', 'with the steps of `long`, before a release'],
      ['KILLS=50 npm test -- night', 'every test, and for hours crashes, models, kills (here 50 for 200) and faults'],
      ['npm test -- lint unit', 'two steps'],
    ],
  },
  bench: {
    entry: 'bench/bench.ts',
    about:
      'Measures the figures of docs/bench.csv on a built site with data of its own, and prints one table. All take an hour.',
    usage: ['', '-- <figure …>', '-- --write'],
    options: { write: flag('measures all figures and writes them into docs/bench.csv') },
    positionals: [
      '<figure>',
      'clone, build, start, scripts, weight, lighthouse, alive, throughput, recovery, claims, events, storm, trading, republish, agents, board, settlement or sockets',
    ],
    examples: [['npm run bench -- scripts lighthouse', 'two figures']],
  },
  lint: {
    about: 'Checks the code with oxlint, what is unused with knip, and the format with prettier.',
    steps: [['oxlint', '--deny-warnings'], ['knip'], ['prettier', '--check', '--log-level', 'warn', '.']],
    examples: [['npm run lint', 'prints nothing but faults']],
  },
  types: {
    about: 'Writes the types of routes and checks all types.',
    steps: [
      ['next', 'typegen'],
      ['tsc', '--noEmit'],
    ],
    examples: [['npm run types', 'prints nothing but faults of tsc']],
  },
  'test:unit': {
    about: 'Runs tests of units, components, gateway and conformance with Vitest.',
    usage: ['', '-- <path …> [options of Vitest]'],
    passes: 'Vitest',
    steps: [['vitest', 'run']],
    examples: [['npm run test:unit -- packages/kernel/csv.test.ts', 'one file']],
  },
  'test:lifecycle': suite('lifecycle', 'Runs the tests of start, stop and crashes of npm start with Vitest.', [
    'npm test -- lifecycle release',
    'one file',
  ]),
  'test:faults': suite('faults', 'Runs the tests of faults between and in the parts with Vitest.', [
    'npm test -- faults redis',
    'one file',
  ]),
  'test:e2e': {
    under: 'test',
    about: 'Runs the browser tests with Playwright. CHROMIUM names a browser that is installed already.',
    usage: ['', '-- <path …> [options of Playwright]'],
    passes: 'Playwright',
    steps: [['playwright', 'test']],
    examples: [['CHROMIUM=/usr/bin/chromium npm test -- e2e weight.spec --project desktop', 'one file']],
  },
  'test:browsers': suite('browsers', 'Runs the main path in Firefox and WebKit with Vitest.', [
    'npm test -- browsers',
    'both engines',
  ]),
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
    entry: 'scripts/texts.ts',
    quiet: true,
    note: '<language> is one language, such as de. With --to the output is free of the lines npm prints.',
    commands: {
      changed: {
        about: 'records changes of English in locales/pending.json',
      },
      pending: {
        about: 'prints the translations that wait for their English, with their age',
      },
      stale: {
        about: 'lists stale and missing translations',
        usage: '[language]',
      },
      export: {
        about: 'writes the work list of a translator',
        usage: '<language>',
        options: {
          all: flag('all texts, also those up to date'),
          only: text('<prefix>', 'texts whose id begins so'),
          to: text('<file>', 'the file to write'),
        },
      },
      import: {
        about: 'takes over translations, JSON by text id',
        usage: '<language> <file>',
      },
      clean: {
        about: 'removes texts and fingerprints whose English was removed',
      },
      table: { about: 'prints who reviewed each language' },
      seen: {
        about: 'acknowledges translations whose English changed',
        usage: '<language, or --all-languages> <id … or prefix>',
        options: {
          all: flag('all of the language'),
          'all-languages': flag('the ids in every language, after a correction of spelling'),
        },
      },
    },
    examples: [
      ['npm run texts -- stale de', 'what German lacks'],
      ['npm run texts -- export de --to work.json', 'the work list'],
    ],
  },
  docs: {
    about: 'Prints what is made from the code as a page: calls, settings or limits.',
    usage: ['-- <table>'],
    positionals: ['<table>', 'calls, settings or limits'],
    entry: 'scripts/print-table.ts',
    quiet: true,
    examples: [
      ['npm run --silent docs -- calls > calls.md', 'every call with who may, data, refusals, screens and tests'],
    ],
  },
  sprites: {
    under: 'build',
    about: 'Writes the sprite of icons, components/ui/pictures/icons.svg.',
    entry: 'scripts/write-sprites.ts',
    examples: [['npm run build -- sprites', 'after a change of an icon']],
  },
  'coverage:requirements': {
    under: 'docs',
    about: 'Prints the tests of reachable code that name each requirement of tests/requirements.csv.',
    entry: 'scripts/coverage-requirements.ts',
    examples: [['npm run docs -- requirements', 'all of them, the missing ones at the end']],
  },
})
