import { registerHooks } from 'node:module'

const NOTHING = import.meta.resolve('./nothing.ts')

/** What the bundlers know of `server-only`, for tests that Node loads itself. */
registerHooks({ resolve: (name, context, next) => next(name === 'server-only' ? NOTHING : name, context) })
