interface Group {
  title: string
  line: string
  /** One column on every screen. */
  wide?: true
}

/** One page for each group keeps the pages and their pictures short. Texts for developers are not translated. */
export const GROUPS = {
  cta: { title: 'Call to action', line: 'Every state of the main button of an activity, with the line below it.' },
  home: { title: 'Home', line: 'The slides of the banner, and the card beside it for visitors and users.' },
  activities: { title: 'Activities', line: 'Cards by type and state, the filter, the banner and the heroes.' },
  tasks: { title: 'Tasks', line: 'Task cards by status, with their trace, and the money bar above them.' },
  rewards: { title: 'Rewards', line: 'Claimable rewards, the list by state, totals and timelines.', wide: true },
  moments: { title: 'Moments', line: 'The overlay for good news: joining, claims one after the other, failures.' },
  lottery: { title: 'Lucky draw', line: 'Wheel and grid, prizes, seal, my draws and the address of a prize.' },
  bonus: {
    title: 'Deposit bonus',
    line: 'Both axes, tiers with their fees, records, withdrawals and the bonus itself.',
    wide: true,
  },
  competition: { title: 'Competition', line: 'Pool, leaderboard, own place, prizes and the check of a row.' },
  teams: { title: 'Teams', line: 'Phases, teams to join, a form, my team, its captain’s tools and the split.' },
  compound: {
    title: 'Linked tracks',
    line: 'Cards of the tracks, the combined prize, its changes and the boards.',
    wide: true,
  },
  fairness: {
    title: 'Fairness',
    line: 'A sealed, a running and a revealed lottery, with each verdict on its draws.',
    wide: true,
  },
  'copy-trading': {
    title: 'Copy trading',
    line: 'The cover in every state, lead traders with and without places, and how to become one.',
  },
  campaigns: {
    title: 'Events and offers',
    line: 'The airdrop check, the way back, the application and sections of a landing page.',
    wide: true,
  },
  messages: {
    title: 'Messages',
    line: 'The list by type, an open message, empty and failed lists, and the bell.',
    wide: true,
  },
  agents: {
    title: 'Agents',
    line: 'Campaigns, the overview with its charts, codes, refusals and a new agent.',
    wide: true,
  },
  'agent-tables': {
    title: 'Tables of agents',
    line: 'Rebates, referrals and performance, and what opens in them.',
    wide: true,
  },
  feedback: { title: 'Feedback', line: 'Dialogs and snackbars in each mode, with buttons that open them.' },
  forms: { title: 'Forms', line: 'Fields, errors, captcha and consent of login and registration.' },
  accounts: {
    title: 'Accounts',
    line: 'The sign-in at the exchange, a forgotten password, and the sections of one’s account.',
  },
  basics: { title: 'Basics', line: 'Buttons, chips, amounts, countdowns, tabs and skeletons.' },
  pages: { title: 'Pages', line: 'Not found, failed, offline and the other pages without content.', wide: true },
} satisfies Record<string, Group>

export type GroupName = keyof typeof GROUPS
export const isGroup = (name: string): name is GroupName => Object.hasOwn(GROUPS, name)
export const GROUP_NAMES = Object.keys(GROUPS).filter(isGroup)
export const GROUP_LIST = GROUP_NAMES.map((name): Group & { name: GroupName } => ({ name, ...GROUPS[name] }))
