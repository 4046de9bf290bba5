import { relative } from 'node:path'
import { configuredBackends } from '../../submissions/configuredBackends.ts'
import { unconfiguredTitles } from '../../submissions/definitions/forms.ts'
import type { Config } from '../config/config.ts'

export interface BannerDetails {
  config: Config
  /**
   * The embedded lake's token, if it was generated and stored in the data folder. One that an
   * operator configured is not printed.
   */
  generatedToken: string | undefined
  mode: 'production' | 'development'
  /** Working directory of the process; paths below it are shown relative to it. */
  cwd: string
  /** Whether to use ANSI colours. */
  colour: boolean
}

/** The lines printed after a start: what runs, where, and what to open next. */
export function banner({ config, generatedToken, mode, cwd, colour }: BannerDetails): string {
  const paint = (code: number) => (text: string) =>
    colour ? `\u001b[${code}m${text}\u001b[0m` : text
  const [bold, dim, underline] = [paint(1), paint(2), paint(4)]
  const rows: [label: string, value: string][] = [
    ['Site', underline(config.siteUrl)],
    ['Studio', underline(`${config.siteUrl}/studio`)],
  ]
  if (config.content.kind === 'embedded') {
    const key = generatedToken === undefined ? 'the value of LAKE_TOKEN' : bold(generatedToken)
    rows.push(['Studio key', key])
  }
  rows.push(['Content', contentLine(config)], ['Data', shorten(config.dataDir, cwd)])
  const backends = configuredBackends(config.submissions)
  const unconfigured = unconfiguredTitles(backends.map(({ kind }) => kind))
  if (unconfigured.length > 0) {
    rows.push([
      'Messages',
      `no service is configured for ${unconfigured.join(', ')}: see ${config.siteUrl}/studio/messages`,
    ])
  }
  const title = mode === 'production' ? 'Nsaa is running' : 'Nsaa is running, with hot reload'
  const lines = rows.map(([label, value]) => `  ${dim(label.padEnd(11))} ${value}`)
  const next = dim(`Open ${config.siteUrl} first. Ctrl+C stops it.`)
  return `\n  ${bold(title)}\n\n${lines.join('\n')}\n\n  ${next}\n\n`
}

function contentLine({ content }: Config): string {
  if (content.kind === 'embedded' && content.url !== undefined) {
    return `embedded Content Lake at ${content.url}`
  }
  if (content.kind === 'embedded') return 'embedded Content Lake, nothing leaves this machine'
  const where = content.apiHost === undefined ? '' : ` at ${content.apiHost}`
  return `Sanity project ${content.projectId}, dataset ${content.dataset}${where}`
}

function shorten(path: string, cwd: string): string {
  const short = relative(cwd, path)
  return short === '' || short.startsWith('..') ? path : short
}
