/** One page each, so that none gets too long to look at (or to picture). */
export const GROUPS = ['cta', 'activities', 'tasks', 'rewards', 'feedback', 'forms', 'basics', 'pages'] as const
export type GroupName = (typeof GROUPS)[number]

export const isGroup = (name: string): name is GroupName => GROUPS.some((group) => group === name)
