/** The drawn scenes, which the file of an activity names. */
export const SCENE_NAMES = [
  'newuser',
  'competition',
  'team',
  'compound',
  'lottery',
  'copy',
  'deposit',
  'event',
  'horn',
  'drop',
  'coins',
  'vault',
  'season',
  'quiet',
  'apart',
  'lost',
] as const
export type SceneName = (typeof SCENE_NAMES)[number]
