import { readFileSync } from 'node:fs'

/**
 * The V8 flags of the server in `npm start`.
 * @throws if the command has none
 */
export function serverFlags(): readonly string[] {
  const flags = /"start": "node ((?:--\S+ )+)/.exec(readFileSync('package.json', 'utf8'))?.[1]
  if (flags === undefined) throw new Error('"npm start" gives V8 no flags any more')
  return flags.trim().split(' ')
}
