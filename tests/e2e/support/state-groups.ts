/** The pages under `/dev/components`, each with the states of one kind of component. */
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
  'fairness',
  'copy-trading',
  'feedback',
  'forms',
  'basics',
  'pages',
] as const
