/** Of the running build; next.config.ts makes it, and the bundler writes it here. Empty in development and in unit tests. */
export const BUILD_ID: string = process.env.BUILD_ID ?? ''
