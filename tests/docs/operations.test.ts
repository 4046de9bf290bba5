import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readConfig, VARIABLES } from '../../server/config/config.ts'
import { STOP_GRACE_MS, STORES_CLOSE_MS } from '../../server/lifecycle/website.ts'
import { parseCommand } from '../../tooling/content/command.ts'
import { serverFlags } from '../site/serverFlags.ts'

const guide = readFileSync('docs/operations.md', 'utf8')
const readme = readFileSync('README.md', 'utf8')

/** The text between a heading and the next. */
function chapter(heading: string, document = guide): string {
  const [, text] =
    new RegExp(`^## ${heading}$(.*?)(?=^## |(?![\\s\\S]))`, 'ms').exec(document) ?? []
  if (text === undefined) throw new Error(`There is no chapter "${heading}"`)
  return text
}

/** Names in backticks in the first column of a chapter's table. */
function firstColumn(heading: string): string[] {
  return [...chapter(heading).matchAll(/^\| ([^|]*`[^|]*) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  )
}

const sources = globSync('{app,lake,runtime,server,submissions}/**/*.{ts,tsx}')
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

describe('the configuration table of the README', () => {
  const rows = [
    ...chapter('Configuration', readme).matchAll(/^\| `([A-Z_]+)` \| ([^|]+) \| [^|]+ \|$/gm),
  ].map(([, name = '', value = '']) => ({ name, value }))

  test('lists every variable, and no others', () => {
    expect(rows.map(({ name }) => name).sort()).toEqual([...VARIABLES].sort())
  })

  test.each(rows.filter(({ value }) => value.startsWith('`')))(
    '$name: an unset variable has the listed default $value',
    ({ name, value }) => {
      const listed = value.replaceAll('`', '').replace('$PORT', '3000')
      expect(readConfig({ [name]: listed })).toEqual(readConfig({}))
    },
  )
})

describe('the operations guide', () => {
  test('explains every warning and error of the log, and no others', () => {
    const written =
      /(?:\blog\.(?:warn|error)|\blog\[[^\]]*\]|\breport|\bonFatalError)\(\s*'([\w-]+(?:\.[\w-]+)+)'/g
    const events = new Set([...sources.matchAll(written)].map(([, event = '']) => event))
    expect(events.size).toBeGreaterThan(25)
    const explained = firstColumn('Log events')
    expect([...events].filter((event) => !explained.includes(event))).toEqual([])
    expect(explained.filter((event) => !sources.includes(`'${event}'`))).toEqual([])
  })

  test('names only commands of npm run content that it accepts', () => {
    const commands = [...guide.matchAll(/npm run content -- (\w+ [^`\n]+)/g)].map(
      ([, text = '']) => text,
    )
    expect(commands).toContain('migrate --all --apply')
    expect(commands).toContain('import seed/dataset --missing')
    for (const text of commands) expect(parseCommand(text.split(' ')), text).toBeDefined()
  })

  test('names every informational event of the log', () => {
    const events = [...sources.matchAll(/\blog\.info\(\s*'([\w.]+)'/g)].map(
      ([, event = '']) => event,
    )
    expect(events.length).toBeGreaterThan(10)
    const text = chapter('Log events')
    expect(events.filter((event) => !text.includes(`\`${event}\``))).toEqual([])
  })

  test('names every metric, and no others', () => {
    const made = new Set(
      [...sources.matchAll(/['`](nsaa_\w+?)(?:\$\{state\})?['`]/g)].map(([, one = '']) => one),
    )
    const names = [...made].flatMap((name) =>
      name === 'nsaa_admission_' ? [`${name}running`, `${name}waiting`] : [name],
    )
    expect(names.length).toBeGreaterThan(15)
    const named = new Set(
      [...chapter('Monitoring').matchAll(/`(nsaa_\w+)/g)].map(([, one = '']) => one),
    )
    expect([...named].sort()).toEqual(names.sort())
  })

  test('the systemd unit waits longer than a stop takes and starts an existing file', () => {
    const unit = readFileSync('deploy/nsaa-website.service', 'utf8')
    const stopS = (STOP_GRACE_MS + STORES_CLOSE_MS) / 1_000
    expect(Number(/TimeoutStopSec=(\d+)/.exec(unit)?.[1])).toBeGreaterThan(stopS)
    const [, flags = '', file = ''] =
      /^ExecStart=\/srv\/nsaa-website\/node_modules\/.bin\/node (.*) (\S+\.ts)$/m.exec(unit) ?? []
    expect(flags.split(' ')).toEqual(serverFlags())
    expect(existsSync(file), file).toBe(true)
    expect(unit).toContain('Environment=MALLOC_TRIM_THRESHOLD_=')
  })

  test('the systemd unit of a shared lake starts it with the command of npm run lake', () => {
    const [, command] =
      /`ExecStart=\/srv\/nsaa-website\/node_modules\/\.bin\/(node .* lake\/main\.ts)`/.exec(
        guide,
      ) ?? []
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
    expect(command).toBe(scripts.lake.replace(' tooling/launch.js', ''))
  })

  test('the systemd unit goes on after failed starts and without a lake that was killed', () => {
    const unit = readFileSync('deploy/nsaa-website.service', 'utf8')
    expect(unit).toMatch(/^\[Unit\]$[^[]*^StartLimitIntervalSec=0$/m)
    expect(unit).toMatch(/^\[Service\]$[^[]*^OOMPolicy=continue$/m)
  })
})
