/**
 * What a successor adds one day, by the file that has it: pairs of a place and a text. The text is a line after the first one that contains
 * the place, or within that line where it begins with a space. Files of their own are in `files`, under their paths.
 */
export const ADDITIONS = {
  /** An activity type: its row in the table of types, and its line in the lists beside it. */
  type: {
    'packages/contract/activity-types.ts': [
      [
        'export const ACTIVITY_TYPES = {',
        `  Marathon: { code: 77, engines: ['tasks', 'marathon'], page: '/activity/competition', art: 'competition', group: 'Competition', textKey: 'marathon', verbs: { open: 'see_leaderboard', joined: 'see_leaderboard' } },`,
      ],
    ],
    'packages/activities/engine-files.ts': [
      ['export const ENGINE_FILES = {', '  marathon: marathonFile,'],
      ['import type { EngineName }', `import { marathonFile } from './engines/marathon.ts'`],
    ],
    'packages/gateway/engines/registry/engines.ts': [
      ['const ENGINES', '  marathon: marathonEngine,'],
      ['type EngineName', `import { marathonEngine } from '../marathon/marathon-engine.ts'`],
    ],
    'packages/contract/index.ts': [['const NOUNS', `  import('./marathon/marathon-distance.ts'),`]],
    'packages/gateway/routes/registry.ts': [
      ['export const ROUTES', '  ...marathonRoutes,'],
      ['import type { AnyRoute }', `import { marathonRoutes } from '../activities/routes/marathon.ts'`],
    ],
    'components/activity/activity-look.ts': [
      ['const ICONS', `  Marathon: 'trophy',`],
      ["  Lottery: ['shield-check'", `  Marathon: ['trophy', 'activity.verifiable'],`],
    ],
  },
  /** A call: its entry, its handler, and the page that uses it. */
  call: {
    'packages/contract/site/site.ts': [
      [
        'export type MetaData',
        `
/** When people of the support answer, UTC. */
export const supportHours = defineCall({
  name: 'supportHours',
  path: '/v1/public/support-hours',
  auth: 'public',
  summary: 'When people of the support answer, UTC.',
  screens: ['SCR-13'],
  data: { from: z.string(), to: z.string() },
})`,
      ],
    ],
    'packages/gateway/site/routes/site.ts': [
      ['import { getMetaData,', `import { supportHours } from '@fanfare/contract/site/site.ts'`],
      ['export const siteRoutes', `  bind(supportHours, () => Promise.resolve({ from: '08:00', to: '20:00' })),`],
    ],
    'app/[locale]/download/page.tsx': [
      [
        'import { DownloadDetails,',
        `import { supportHours } from '@fanfare/contract/site/site.ts'
import { readGateway } from '#lib/queries/gateway.ts'`,
      ],
      [
        'const offer =',
        '  const hours = await readGateway()(supportHours, {}, { language: await getLocale() }).catch(() => null)',
      ],
      ['<DownloadDetails />', '      {hours && <p>{hours.from}</p>}'],
    ],
  },
  /** A staff change that a second person approves: its call, the kind of its proposal, its command, its form, its words for the approver and for the audit log. */
  change: {
    'packages/contract/staff/audit-actions.ts': [
      ['export const AUDIT_ACTIONS', `  'user.warned': 'User warned',`],
      ['export const AUDIT_SUBJECTS', `  'user.warned': 'user',`],
    ],
    'packages/contract/staff/users.ts': [
      [`from './payouts.ts'`, `import { changeShape } from './proposals.ts'`],
      [
        'export const CARERS',
        `
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
      ],
    ],
    'packages/contract/staff/proposals.ts': [['export const PROPOSAL_KINDS', `  'WARNING',`]],
    'packages/gateway/staff/routes/users.ts': [
      ['import { sendMessage }', `import { warnUser } from '@fanfare/contract/staff/users.ts'`],
      [
        'const pageIndexOf',
        `
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
      ],
      ['export const USER_COMMANDS = [', ' WARN_USER,'],
    ],
    'console/screens/users.tsx': [
      ['import { removeSecondFactor }', `import { warnUser } from '@fanfare/contract/staff/users.ts'`],
      [
        `{may('risk') && <Flag`,
        `{may('risk') && (
  <Change
    call={warnUser}
    label="Warn"
    title="Warn this user?"
    fields={{ note: NOTE }}
    send={to({ userId })}
    asks="A second person decides."
  />
)}`,
      ],
    ],
    'console/screens/proposal-words.tsx': [
      ['const WORDS', `  WARNING: (_, told) => [people(told.user), ['The audit log keeps it.']],`],
    ],
    'console/screens/proposal-words.static.test.tsx': [
      ['const CASES', `  WARNING: { body: { note: '' }, consequences: null, shown: ['The audit log keeps it.'] },`],
    ],
  },
  /** A page of the console: its file, its address and its place in the rail. */
  screen: {
    'console/screens.ts': [
      ['const SCREENS', `  '/flags': screen(() => import('./screens/open-flags.tsx'), 'OpenFlags'),`],
    ],
    'console/places.ts': [
      [
        'export const PLACES',
        `  { path: '/flags', name: 'Flags', icon: 'shield-check', roles: ['risk'], use: 'see the flags' },`,
      ],
    ],
    'console/places.test.ts': [
      ['const CALLS', `  '/flags': flags,`],
      ['import { goodwillBudget }', `import { flags } from '@fanfare/contract/staff/flags.ts'`],
    ],
  },
  /** Texts, a short one with its context. The command then records as pending in `locales/pending.json`. */
  text: {
    'locales/en/common.json': [
      ['"activity_type": {', '    "marathon": "Marathon",'],
      ['"download": {', '    "support_answers": "People of the support answer every day",'],
    ],
    'locales/context.json': [
      [
        '{',
        '  "activity_type.marathon": { "what": "noun: type of an activity", "where": "card of an activity", "max": 24 },',
      ],
    ],
    'app/[locale]/download/page.tsx': [
      ['<DownloadDetails />', `      <p>{t('support_answers')}</p>`],
      ['const offer =', `  const t = await getTranslations('download')`],
    ],
  },
} as const satisfies Readonly<
  Record<string, Readonly<Record<string, readonly (readonly [after: string, row: string])[]>>>
>

export const ADDED_ROWS = Object.values(ADDITIONS).flatMap((files) =>
  Object.entries<readonly (readonly [after: string, row: string])[]>(files).flatMap(([file, rows]) =>
    rows.map(([after, row]) => ({ file, after, row })),
  ),
)
