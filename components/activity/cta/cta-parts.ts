/** The additions of one activity type to the common action, as data that crosses to the browser. */
export interface CtaParts {
  /** The page can use draws, which is the next step of a user who has some. */
  usesDraws?: true
  /** Users apply for a place instead of joining. */
  applies?: true
  /** A part of the page publishes a member's next step (store/slices/next-step.ts). */
  hasOwnStep?: true
}
