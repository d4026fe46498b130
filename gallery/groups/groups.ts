/** One page for each group keeps the pages and their pictures short. */
export const GROUP_NAMES = [
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
export type GroupName = (typeof GROUP_NAMES)[number]

export const isGroup = (name: string): name is GroupName => GROUP_NAMES.some((group) => group === name)
