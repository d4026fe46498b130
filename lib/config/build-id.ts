/** The id of the running build, which next.config.ts makes and the bundler writes here. Empty in development and in unit tests. */
export const BUILD_ID: string = process.env.BUILD_ID ?? ''
