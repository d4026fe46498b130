import { command } from './command.ts'
import type { COMMANDS } from '../commands.mjs'

const staff = () => import('../activity/staff-activities.ts')

const RUNS: Record<keyof typeof COMMANDS.activity.commands, () => Promise<(args: string[]) => Promise<number>>> = {
  new: () => import('../activity/new-activity.ts').then((m) => m.newActivity),
  check: () => import('../activity/check-activities.ts').then((m) => m.checkActivities),
  preview: () => import('../activity/publish-activity.ts').then((m) => m.previewActivity),
  publish: () => import('../activity/publish-activity.ts').then((m) => m.publishActivity),
  funnel: () => import('../activity/report-activity.ts').then((m) => m.reportFunnel),
  list: () => staff().then((m) => m.listActivities),
  show: () => staff().then((m) => m.showActivity),
  versions: () => staff().then((m) => m.listVersions),
  diff: () => staff().then((m) => m.diffVersions),
  rollback: () => staff().then((m) => m.rollbackActivity),
  duplicate: () => staff().then((m) => m.duplicateActivity),
  end: () => staff().then((m) => m.endActivity),
  schedule: () => import('../activity/publish-activity.ts').then((m) => m.scheduleActivity),
  pause: () => staff().then((m) => m.pauseActivities),
  resume: () => staff().then((m) => m.resumeActivities),
  audience: () => import('../activity/upload-audience.ts').then((m) => m.uploadAudience),
  forecast: () => import('../activity/forecast-activity.ts').then((m) => m.forecastActivity),
  texts: () => import('../activity/activity-texts.ts').then((m) => m.activityTextsFile),
  report: () => import('../activity/report-activity.ts').then((m) => m.reportActivity),
}

/** `npm run activity`: an operator's way from a new file to its report (docs/operators/launch.md). */
await command(async () => {
  const [name, ...args] = process.argv.slice(2)
  // The bootstrap has refused every other name.
  const run = await RUNS[name as keyof typeof RUNS]()
  return run(args)
})
