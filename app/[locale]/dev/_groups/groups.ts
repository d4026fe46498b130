/** One page for each group keeps the pages and their pictures short. */
export const GROUPS = ['cta', 'activities', 'tasks', 'rewards', 'feedback', 'forms', 'basics', 'pages'] as const
export type GroupName = (typeof GROUPS)[number]

export const isGroup = (name: string): name is GroupName => GROUPS.some((group) => group === name)
