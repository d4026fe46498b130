/** What the action of one type of activity offers besides the actions of every type. Data, because it crosses to the browser. */
export interface CtaParts {
  /** Visitors are asked to register; otherwise to log in. */
  visitorsRegister?: true
}
