import { fileURLToPath } from 'node:url'

/** Every program of a test that is written for Node starts with this cache of compiled code, which halves the processor time of its start. */
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('../../node_modules/.cache/node-compile', import.meta.url))
