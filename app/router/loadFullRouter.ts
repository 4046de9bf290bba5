/**
 * Fetches the router's code. A first view needs none of it, so the chunk is loaded at the first
 * sign of intent.
 * @throws when the chunk cannot be fetched
 */
export const loadFullRouter = () => import('./fullRouter.ts')
