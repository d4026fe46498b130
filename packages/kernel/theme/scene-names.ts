/** The drawn scenes that an activity file can name. */
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
