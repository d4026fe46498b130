/** A line to add to an existing file, after the first line that contains `after`. */
export interface AddedRow {
  file: string
  after: string
  row: string
}

/** Lines of a new activity type in files that exist: its row in the table of types, and its line in the lists beside it. */
export const ADDED_ROWS: readonly AddedRow[] = [
  {
    file: 'packages/contract/activity-types.ts',
    after: 'export const ACTIVITY_TYPES = {',
    row: `  Marathon: { code: 77, engines: ['tasks', 'marathon'], page: '/activity/competition', art: 'competition', group: 'Competition', textKey: 'marathon', verbs: { open: 'see_leaderboard', joined: 'see_leaderboard' } },`,
  },
  {
    file: 'packages/activities/engine-files.ts',
    after: 'export const ENGINE_FILES = {',
    row: '  marathon: marathonFile,',
  },
  {
    file: 'packages/activities/engine-files.ts',
    after: 'import type { EngineName }',
    row: `import { marathonFile } from './engines/marathon.ts'`,
  },
  {
    file: 'packages/gateway/engines/registry/engines.ts',
    after: 'const ENGINES',
    row: '  marathon: marathonEngine,',
  },
  {
    file: 'packages/gateway/engines/registry/engines.ts',
    after: 'type EngineName',
    row: `import { marathonEngine } from '../marathon/marathon-engine.ts'`,
  },
  {
    file: 'packages/contract/index.ts',
    after: 'const NOUNS',
    row: '  marathonDistance,',
  },
  {
    file: 'packages/contract/index.ts',
    after: 'import type { CallDefinition }',
    row: `import * as marathonDistance from './marathon/marathon-distance.ts'`,
  },
  { file: 'packages/gateway/routes/registry.ts', after: 'export const ROUTES', row: '  ...marathonRoutes,' },
  {
    file: 'packages/gateway/routes/registry.ts',
    after: 'import type { AnyRoute }',
    row: `import { marathonRoutes } from '../activities/routes/marathon.ts'`,
  },
  { file: 'components/activity-types/card-parts.ts', after: 'const CARD_PARTS', row: '  Marathon: { Fact: Medal },' },
  {
    file: 'components/activity-types/card-parts.ts',
    after: 'import type { CardParts }',
    row: `import { Medal } from './marathon/medal.tsx'`,
  },
  { file: 'components/activity/activity-look.ts', after: 'const ICONS', row: `  Marathon: 'trophy',` },
]
