import { SmallIcon } from '#components/ui/pictures/icon.tsx'
import { Link } from '#components/ui/text/link.tsx'
import { Main } from '#components/ui/surface/wrap.tsx'
import { useWords } from '#components/ui/text/use-words.ts'
import { FairnessIsland } from './fairness-island.ts'
import type { FairnessReport } from './fairness-report.ts'
import styles from './fairness-view.module.css'
import { RevealedView, SealedView } from './fairness-view.tsx'
import { DrawsTable } from './draws/draws-table.tsx'

/** SCR-15, complete without JavaScript except for the check itself. */
export function FairnessSection({ report }: { report: FairnessReport }) {
  const { isolated } = useWords()
  const { activity, fairness } = report
  return (
    <Main>
      <Link href={activity.path} look="back" className={styles.crumb} data-shell>
        <SmallIcon icon="caret-left" />
        {isolated(activity.title)}
      </Link>
      <FairnessIsland report={report}>
        {fairness.seed ? (
          <RevealedView report={report} verification={{ status: 'idle' }} draws={<DrawsTable report={report} />} />
        ) : (
          <SealedView report={report} />
        )}
      </FairnessIsland>
    </Main>
  )
}
