/** A fault in an operator's file, an activity or a campaign of agents, with its position. Lines and columns count from 1. */
export interface ActivityFileIssue {
  file: string
  line: number
  column: number
  /** Dotted path of the field, `tasks.2.reward.amount`; empty for the document as a whole. */
  field: string
  message: string
}

/** A fault before its line is known. */
export interface FieldIssue {
  path: readonly PropertyKey[]
  message: string
}

export const fault = (message: string, ...path: PropertyKey[]): FieldIssue => ({ path, message })

/** `activities/welcome.yaml:12:5 tasks.0.reward: …`, which editors and terminals link. */
export const issueText = ({ file, line, column, field, message }: ActivityFileIssue) =>
  `${file}:${line}:${column} ${field === '' ? message : `${field}: ${message}`}`

/** The first faults of a broken file; hundreds more would hide them. */
export const ISSUES_MAXIMUM = 50
