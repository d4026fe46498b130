/** The beginners' activity: where somebody without rewards can start. */
export interface WelcomeActivity {
  activityId: string
  title: string
  /** Without locale. */
  path: string
}
