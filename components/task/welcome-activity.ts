/** The beginners' activity, where a user without rewards can start. */
export interface WelcomeActivity {
  activityId: string
  title: string
  /** Without locale. */
  path: string
}
