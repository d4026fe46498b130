/**
 * Set in the environment of a part that the runner starts again, because its predecessor ended without being asked to. It then leaves for later what
 * the predecessor has done already, and answers first.
 */
export const PART_RESTARTED = 'PART_RESTARTED'
