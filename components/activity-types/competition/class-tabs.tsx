import { useTranslations } from 'next-intl'
import { TabList } from '#components/ui/tab-list.tsx'
import type { CompetitionSection } from '#lib/contract/competition/competition.ts'

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
  return (
    <TabList
      label={t('weight_class')}
      items={classes.list.map(({ classId, label }) => ({ key: classId, label }))}
      current={weightClass ?? first.classId}
      panelId={panelId}
      onSelect={onClass}
    />
  )
}
