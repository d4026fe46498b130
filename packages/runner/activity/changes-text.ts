/** The parts of a publication's answer that say what it changes. */
export interface Changes {
  alias: string
  created: boolean
  /** Fields that differ from the version before. */
  changed: readonly string[]
  version: number
}

/** A sentence for the operator: the file is new, the same, or changes in these fields. */
export function changesText({ alias, created, changed, version }: Changes): string {
  if (created) return `${alias} is new.`
  return changed.length === 0
    ? `${alias} stays as it is, version ${version}.`
    : `${alias} changes, compared with version ${version - 1}: ${changed.join(', ')}.`
}
