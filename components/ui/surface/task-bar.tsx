import { ProgressBar } from './progress-bar.tsx'
import { useWords } from '../text/use-words.ts'
import type { TaskCompletion } from '@fanfare/contract/task/task.ts'
import { formatProgress } from '@fanfare/languages/format-progress.ts'
import { ratioOf } from '#lib/task/progress.ts'

interface TaskBarProps {
  task: Pick<TaskCompletion, 'title' | 'progress'>
  className?: string
}

/** How far a task is. */
export function TaskBar({ task: { title, progress }, className }: TaskBarProps) {
  const { t, locale } = useWords()
  const { current, target } = formatProgress(locale, progress)
  return (
    <ProgressBar
      className={className}
      ratio={ratioOf(progress)}
      label={t('task.progress_label', { task: title })}
      valueText={t('task.of_target', { current, target })}
    />
  )
}
