/** The actor of the audit log for an `X-OPS-ACTOR`; null: the header was not sent. */
export const operatorActor = (operator: string | null): string =>
  operator === null ? 'operator' : `operator:${operator}`
