/**
 * Environment of every Node process that a test starts. Compiling its modules takes half of the
 * processor time of a start, so all share the cache that `vitest.config.ts` names.
 */
export const COMPILE_CACHE = { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE }
