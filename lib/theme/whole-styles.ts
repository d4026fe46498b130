/**
 * Enables the page's whole stylesheets, of which its HTML carries only the rules that it uses itself (ADR 0112).
 * @returns resolves when each has come, failed or taken too long; a next call tries those that failed again
 */
export const wholeStyles = async (): Promise<unknown> => window.__fanfareEarly?.styles?.()
