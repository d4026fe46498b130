/** One page for each group keeps the pages and their pictures short. */
export const GROUPS = [
  'cta',
  'home',
  'activities',
  'tasks',
  'rewards',
  'moments',
  'lottery',
  'bonus',
  'competition',
  'teams',
  'compound',
  'fairness',
  'copy-trading',
  'campaigns',
  'messages',
  'agents',
  'agent-tables',
  'feedback',
  'forms',
  'accounts',
  'basics',
  'pages',
] as const
export type GroupName = (typeof GROUPS)[number]

export const isGroup = (name: string): name is GroupName => GROUPS.some((group) => group === name)

/** For developers, so not translated. */
export const GROUP_TEXTS: Record<GroupName, { title: string; line: string }> = {
  cta: { title: 'Call to action', line: 'Every state of the main button of an activity, with the line below it.' },
  home: { title: 'Home', line: 'The slides of the banner, and the card beside it for visitors and users.' },
  activities: { title: 'Activities', line: 'Cards by type and state, the filter, the banner and the heroes.' },
  tasks: { title: 'Tasks', line: 'Task cards by status, with their trace, and the money bar above them.' },
  rewards: { title: 'Rewards', line: 'Claimable rewards, the list by state, totals and timelines.' },
  moments: { title: 'Moments', line: 'The overlay for good news: joining, claims one after the other, failures.' },
  lottery: { title: 'Lucky draw', line: 'Wheel and grid, prizes, seal, my draws and the address of a prize.' },
  bonus: {
    title: 'Deposit bonus',
    line: 'Both axes, tiers with their fees, records, withdrawals and the bonus itself.',
  },
  competition: { title: 'Competition', line: 'Pool, leaderboard, own place, prizes and the check of a row.' },
  teams: { title: 'Teams', line: 'Phases, teams to join, a form, my team, its captain’s tools and the split.' },
  compound: { title: 'Linked tracks', line: 'Cards of the tracks, the combined prize, its changes and the boards.' },
  fairness: { title: 'Fairness', line: 'A sealed, a running and a revealed lottery, with each verdict on its draws.' },
  'copy-trading': {
    title: 'Copy trading',
    line: 'The cover in every state, lead traders with and without places, and how to become one.',
  },
  campaigns: {
    title: 'Events and offers',
    line: 'The airdrop check, the way back, the application and sections of a landing page.',
  },
  messages: { title: 'Messages', line: 'The list by type, an open message, empty and failed lists, and the bell.' },
  agents: { title: 'Agents', line: 'Campaigns, the overview with its charts, codes, refusals and a new agent.' },
  'agent-tables': { title: 'Tables of agents', line: 'Rebates, referrals and performance, and what opens in them.' },
  feedback: { title: 'Feedback', line: 'Dialogs and snackbars in each mode, with buttons that open them.' },
  forms: { title: 'Forms', line: 'Fields, errors, captcha and consent of login and registration.' },
  accounts: {
    title: 'Accounts',
    line: 'The sign-in at the exchange, a forgotten password, and the sections of one’s account.',
  },
  basics: { title: 'Basics', line: 'Buttons, chips, amounts, countdowns, tabs and skeletons.' },
  pages: { title: 'Pages', line: 'Not found, failed, offline and the other pages without content.' },
}
