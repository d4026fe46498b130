import { Wrap } from '#components/ui/surface/wrap.tsx'
import { publicConfig } from '#lib/queries/settings.ts'
import { CommitLabel } from './commit-label.tsx'
import styles from './in-app-label.module.css'

/** SHELL-5: the build at the end of a page inside the app, which has no footer; one tap opens the debug panel, outside production only. */
export function InAppLabel() {
  const { live, commitLabel } = publicConfig()
  if (live || !commitLabel) return null
  return (
    <Wrap className={styles.label}>
      <button type="button" lang="en" dir="ltr" data-build data-press="build">
        {commitLabel}
      </button>
      <CommitLabel label={commitLabel} of="[data-build]" clicks={1} />
    </Wrap>
  )
}
