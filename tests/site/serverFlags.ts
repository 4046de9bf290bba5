import { readFileSync } from 'node:fs'

/**
 * The flags of V8 that `npm start` gives the server.
 * @throws when the command gives none
 */
export function serverFlags(): readonly string[] {
  const flags = /"start": "node ((?:--\S+ )+)/.exec(readFileSync('package.json', 'utf8'))?.[1]
  if (flags === undefined) throw new Error('"npm start" gives V8 no flags any more')
  return flags.trim().split(' ')
}
