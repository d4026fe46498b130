import { useTranslations } from 'next-intl'
import { TabList } from '#components/ui/controls/tab-list.tsx'
import type { CompetitionSection } from '@fanfare/contract/competition/competition.ts'

interface ClassTabsProps {
  classes: CompetitionSection['weightClasses']
  /** The class of the rows. */
  weightClass: string | null
  panelId: string
  /** Absent on the server. */
  onClass?: ((classId: string) => void) | undefined
}

/** One tab for each weight class; nothing without classes. */
export function ClassTabs({ classes, weightClass, panelId, onClass }: ClassTabsProps) {
  const t = useTranslations('competition')
  const [first] = classes?.list ?? []
  if (!classes || !first) return null
  const current = classes.list.find(({ classId }) => classId === weightClass) ?? first
  return (
    <>
      {/* The tabs are hidden then, and the rows are of one class. */}
      {!onClass && <noscript>{current.label}</noscript>}
      <TabList
        label={t('weight_class')}
        items={classes.list.map(({ classId, label }) => ({ key: classId, label }))}
        current={current.classId}
        panelId={panelId}
        onSelect={onClass}
      />
    </>
  )
}
