interface Group {
  title: string
  /** One column on every screen. */
  wide?: true
}

/** One page for each group keeps the pages and their pictures short. Texts for developers are not translated. */
export const GROUPS = {
  cta: { title: 'Call to action' },
  home: { title: 'Home' },
  activities: { title: 'Activities' },
  tasks: { title: 'Tasks' },
  rewards: { title: 'Rewards', wide: true },
  moments: { title: 'Moments' },
  lottery: { title: 'Lucky draw' },
  bonus: { title: 'Deposit bonus', wide: true },
  competition: { title: 'Competition' },
  teams: { title: 'Teams' },
  compound: { title: 'Linked tracks', wide: true },
  fairness: { title: 'Fairness', wide: true },
  'copy-trading': { title: 'Copy trading' },
  campaigns: { title: 'Events and offers', wide: true },
  messages: { title: 'Messages', wide: true },
  agents: { title: 'Agents', wide: true },
  'agent-tables': { title: 'Tables of agents', wide: true },
  feedback: { title: 'Feedback' },
  forms: { title: 'Forms' },
  accounts: { title: 'Accounts' },
  basics: { title: 'Basics' },
  pages: { title: 'Pages', wide: true },
} satisfies Record<string, Group>

export type GroupName = keyof typeof GROUPS
export const isGroup = (name: string): name is GroupName => Object.hasOwn(GROUPS, name)
export const GROUP_NAMES = Object.keys(GROUPS).filter(isGroup)
export const GROUP_LIST = GROUP_NAMES.map((name): Group & { name: GroupName } => ({ name, ...GROUPS[name] }))
