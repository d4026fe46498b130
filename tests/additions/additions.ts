/** A text to add to an existing file: a line after the first one that contains `after`, or within that line where `row` begins with a space. */
interface AddedRow {
  file: string
  after: string
  row: string
}

/** What a successor adds one day, as the rows in files that exist. Files of their own are in `files`, under their paths. */
export const ADDITIONS = {
  /** An activity type: its row in the table of types, and its line in the lists beside it. */
  type: [
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
  ],
  /** A call: its entry, its handler, and the page that uses it. */
  call: [
    {
      file: 'packages/contract/site/site.ts',
      after: 'export type MetaData',
      row: `
/** When people of the support answer, UTC. */
export const supportHours = defineCall({
  name: 'supportHours',
  path: '/v1/public/support-hours',
  auth: 'public',
  summary: 'When people of the support answer, UTC.',
  screens: ['SCR-13'],
  data: { from: textSchema, to: textSchema },
})`,
    },
    {
      file: 'packages/gateway/site/routes/site.ts',
      after: 'import { getMetaData,',
      row: `import { supportHours } from '@fanfare/contract/site/site.ts'`,
    },
    {
      file: 'packages/gateway/site/routes/site.ts',
      after: 'export const siteRoutes',
      row: `  bind(supportHours, () => Promise.resolve({ from: '08:00', to: '20:00' })),`,
    },
    {
      file: 'app/[locale]/download/page.tsx',
      after: 'import { DownloadDetails }',
      row: `import { supportHours } from '@fanfare/contract/site/site.ts'
import { readGateway, readOptions } from '#lib/queries/gateway.ts'`,
    },
    {
      file: 'app/[locale]/download/page.tsx',
      after: 'const offer =',
      row: `  const hours = await readGateway()(supportHours, {}, readOptions(await getLocale())).catch(() => null)`,
    },
    {
      file: 'app/[locale]/download/page.tsx',
      after: '<DownloadDetails />',
      row: `      {hours && <p>{hours.from}</p>}`,
    },
  ],
  /** A staff change that a second person approves: its call, the kind of its proposal, its command, its form, its words for the approver. */
  change: [
    {
      file: 'packages/contract/staff/users.ts',
      after: `from './payouts.ts'`,
      row: `import { changeShape } from './proposals.ts'`,
    },
    {
      file: 'packages/contract/staff/users.ts',
      after: 'export const CARERS',
      row: `
/** Warns a user; a second person always decides. */
export const warnUser = defineCall({
  ...STAFF_CHANGE,
  name: 'staffWarnUser',
  path: '/ops/v1/users/{userId}/warnings',
  roles: ['risk'],
  changeKey: 'needed',
  summary: 'Warns a user.',
  codes: ['NOT_FOUND', 'NOT_PERMITTED'],
  params: z.object({ userId: idSchema }),
  body: { note: noteSchema },
  data: changeShape,
})`,
    },
    { file: 'packages/contract/staff/proposals.ts', after: 'export const PROPOSAL_KINDS', row: `  'WARNING',` },
    {
      file: 'packages/gateway/staff/routes/users.ts',
      after: 'import { sendMessage }',
      row: `import { warnUser } from '@fanfare/contract/staff/users.ts'`,
    },
    {
      file: 'packages/gateway/staff/routes/users.ts',
      after: 'const pageIndexOf',
      row: `
const WARN_USER = staffCommand(
  warnUser,
  async (tx, gateway, { params: { userId }, body: { note } }, order) => {
    await findOther(tx, gateway, order, userId)
    await order.audit({ action: 'user.warned', subject: userId, note })
    return {}
  },
  {
    kind: 'WARNING',
    needed: async (_tx, _gateway, { params: { userId } }) => ({ subject: userId, summary: \`warns \${userId}\` }),
    basedOn: async () => '0',
    waiting: async () => ({}),
  },
)`,
    },
    { file: 'packages/gateway/staff/routes/users.ts', after: 'export const USER_COMMANDS = [', row: ' WARN_USER,' },
    {
      file: 'console/screens/users.tsx',
      after: 'import { removeSecondFactor }',
      row: `import { warnUser } from '@fanfare/contract/staff/users.ts'`,
    },
    {
      file: 'console/screens/users.tsx',
      after: `{may('risk') && <Flag`,
      row: `{may('risk') && (
  <Change
    call={warnUser}
    label="Warn"
    title="Warn this user?"
    fields={{ note: NOTE }}
    send={to({ userId })}
    asks="A second person decides."
  />
)}`,
    },
    {
      file: 'console/screens/proposed.tsx',
      after: 'const WORDS',
      row: `  WARNING: (_, told) => ({ facts: people(told.user), effects: ['The audit log keeps it.'] }),`,
    },
    {
      file: 'console/screens/proposed.static.test.tsx',
      after: 'const CASES',
      row: `  WARNING: { body: { note: '' }, consequences: null, shown: ['The audit log keeps it.'] },`,
    },
  ],
  /** A page of the console: its file, its address and its place in the rail. */
  screen: [
    {
      file: 'console/main.tsx',
      after: 'const SCREENS',
      row: `  '/flags': screen(() => import('./screens/open-flags.tsx'), 'OpenFlags'),`,
    },
    {
      file: 'console/places.ts',
      after: 'export const PLACES',
      row: `  { path: '/flags', name: 'Flags', icon: 'shield-check', roles: ['risk'], use: 'see the flags' },`,
    },
    { file: 'console/places.test.ts', after: 'const CALLS', row: `  '/flags': flags,` },
    {
      file: 'console/places.test.ts',
      after: 'import { goodwillBudget }',
      row: `import { flags } from '@fanfare/contract/staff/flags.ts'`,
    },
  ],
  /** Texts, a short one with its context. The command then records as pending in `locales/pending.json`. */
  text: [
    { file: 'locales/en/common.json', after: '"activity_type": {', row: '    "marathon": "Marathon",' },
    {
      file: 'locales/context.json',
      after: '{',
      row: '  "activity_type.marathon": { "what": "noun: type of an activity", "where": "card of an activity", "max": 24 },',
    },
    {
      file: 'locales/en/common.json',
      after: '"download": {',
      row: '    "support_answers": "People of the support answer every day",',
    },
    {
      file: 'app/[locale]/download/page.tsx',
      after: '<DownloadDetails />',
      row: `      <p>{t('support_answers')}</p>`,
    },
    {
      file: 'app/[locale]/download/page.tsx',
      after: 'const offer =',
      row: `  const t = await getTranslations('download')`,
    },
  ],
} as const satisfies Readonly<Record<string, readonly AddedRow[]>>
