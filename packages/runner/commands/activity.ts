import { activityTextsFile } from '../activity/activity-texts.ts'
import { checkActivities } from '../activity/check-activities.ts'
import { forecastActivity } from '../activity/forecast-activity.ts'
import { newActivity } from '../activity/new-activity.ts'
import { previewActivity, publishActivity, scheduleActivity } from '../activity/publish-activity.ts'
import { reportActivity, reportFunnel } from '../activity/report-activity.ts'
import * as staff from '../activity/staff-activities.ts'
import { uploadAudience } from '../activity/upload-audience.ts'
import type { COMMANDS } from '../commands.mjs'
import { command } from './command.ts'

const RUNS: Record<keyof typeof COMMANDS.activity.commands, (args: string[]) => Promise<number>> = {
  new: newActivity,
  check: checkActivities,
  preview: previewActivity,
  publish: publishActivity,
  funnel: reportFunnel,
  list: staff.listActivities,
  show: staff.showActivity,
  versions: staff.listVersions,
  diff: staff.diffVersions,
  rollback: staff.rollbackActivity,
  duplicate: staff.duplicateActivity,
  end: staff.endActivity,
  schedule: scheduleActivity,
  pause: staff.pauseActivities,
  resume: staff.resumeActivities,
  audience: uploadAudience,
  forecast: forecastActivity,
  texts: activityTextsFile,
  report: reportActivity,
}

/** `npm run activity`: an operator's way from a new file to its report (docs/operators/launch.md). */
await command(() => {
  const [name, ...args] = process.argv.slice(2)
  // The bootstrap has refused every other name.
  return RUNS[name as keyof typeof RUNS](args)
})
