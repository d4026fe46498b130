import { requireConfigOf } from '@fanfare/kernel/config/config.ts'
import { revalidateFronts } from '../../net/revalidate-fronts.ts'
import { watchSource } from '../../net/watch-source.ts'
import { createRemoteReader } from './read-remote-texts.ts'

/** Watches the remote source of texts in the settings, if there is one, for as long as the process runs. */
export function startRemoteTexts() {
  const config = requireConfigOf('site', process.env)
  const { TRANSLATIONS_ORIGIN: origin } = config
  if (origin === undefined) return
  const read = createRemoteReader({ origin, report: (problem) => console.warn(problem) })
  void watchSource({ read, announce: () => revalidateFronts(config, { allPages: true }) })
}
