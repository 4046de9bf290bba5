/**
 * Fetches the router's code. A first view needs none of it, so the chunk comes with the first sign
 * that a visitor does something.
 * @throws when the chunk cannot be fetched
 */
export const loadFullRouter = () => import('./fullRouter.ts')
