/** The additions of one activity type to the common action. Data, because it crosses to the browser. */
export interface CtaParts {
  /** The page has something to use draws on: its next step for a user with draws. */
  usesDraws?: true
  /** Users apply for a place instead of joining. */
  applies?: true
  /** A part of the page adds the next step of a member (store/slices/next-step.ts). */
  hasOwnStep?: true
}
