/** The part of an activity that the rules need. Start inclusive, end exclusive. */
export interface ActivityFrame {
  activityId: string
  startTime: number
  endTime: number
  timeZone: string
  /** An unmet task ends UNSATISFIED this long after its window, so that late facts of the window still count. */
  dataDelaySeconds: number
  /** By task: when a later version introduced its current rules (ACT-9); other tasks have had theirs from the beginning. */
  rulesSince?: Readonly<Record<string, number>>
}
