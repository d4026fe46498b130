/**
 * The program of the service worker as one classic script that defines `startServiceWorker`. The bundler replaces this file
 * (scripts/loaders/worker-source.cjs); elsewhere it is empty.
 */
export const WORKER_SOURCE: string = ''
