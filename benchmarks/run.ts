/**
 * `npm run bench`: everything that is a matter of speed or size, measured in one run on one
 * machine. Prints a table and writes the same figures as JSON to build/benchmark.json.
 * `npm run bench -- lake` runs only the suites whose name contains the word.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { weighPage } from '../tests/site/pageWeight.ts'
import { startSite } from '../tests/site/startSite.ts'
import { benchmarkLakeQueries } from './lakeQueries.ts'
import { measureLighthouse } from './lighthouse.ts'
import { formatTable, holds, type Measurement } from './measurement.ts'
import { measurePublish } from './publish.ts'
import { measureSubmit } from './submit.ts'

const OUTPUT = 'build/benchmark.json'
const PATHS = ['/']
const GROWTH_MAX = 3

const SUITES: Record<string, () => Promise<Measurement[]>> = {
  'lake queries': lakeQueries,
  submit: measureSubmit,
  publish: measurePublish,
  'page weight': () => onSite(pageWeights),
  lighthouse: () => onSite((origin) => measureLighthouse(origin, PATHS)),
}

async function lakeQueries(): Promise<Measurement[]> {
  const rows = benchmarkLakeQueries()
  return rows.map(({ name, at200Ms, at20000Ms, ratio }) => ({
    name: `lake query ${name}: 20,000 documents against 200`,
    value: ratio,
    unit: 'times',
    bound: { atMost: GROWTH_MAX },
    note: `${at200Ms.toFixed(3)} ms at 200, ${at20000Ms.toFixed(3)} ms at 20,000`,
  }))
}

async function pageWeights(origin: string): Promise<Measurement[]> {
  const measurements: Measurement[] = []
  for (const path of PATHS) {
    const weight = await weighPage(origin, path)
    measurements.push(
      kibibytes(`${path}: HTML with critical CSS, brotli`, weight.htmlBytes, 14),
      kibibytes(`${path}: JavaScript of the first view, brotli`, weight.scriptBytes, 120),
      kibibytes(`${path}: preloaded fonts`, weight.fontBytes, 70),
    )
  }
  return measurements
}

function kibibytes(name: string, bytes: number, atMost: number): Measurement {
  return { name, value: bytes / 1024, unit: 'KiB', bound: { atMost } }
}

async function onSite(measure: (origin: string) => Promise<Measurement[]>): Promise<Measurement[]> {
  const site = await startSite()
  try {
    return await measure(site.origin)
  } finally {
    await site.stop()
  }
}

const wanted = process.argv[2] ?? ''
const chosen = Object.entries(SUITES).filter(([name]) => name.includes(wanted))
if (chosen.length === 0) {
  console.error(`No suite is called "${wanted}". There are: ${Object.keys(SUITES).join(', ')}`)
  process.exit(1)
}
execFileSync(process.execPath, ['tooling/build.ts'], { stdio: 'inherit' })
const measurements: Measurement[] = []
for (const [index, [name, measure]] of chosen.entries()) {
  console.log(`[${index + 1}/${chosen.length}] ${name} ...`)
  measurements.push(...(await measure()))
}
console.log(`\n${formatTable(measurements)}`)
const short = measurements.filter((measurement) => !holds(measurement))
console.log(
  short.length === 0
    ? '\nEvery bound holds.'
    : `\n${short.length} of ${measurements.length} short of their bound (marked !).`,
)
mkdirSync('build', { recursive: true })
const machine = { cores: cpus().length, memoryGiB: Math.round(totalmem() / 2 ** 30) }
writeFileSync(
  OUTPUT,
  `${JSON.stringify({ machine, node: process.version, measurements }, null, 2)}\n`,
)
console.log(`Written to ${OUTPUT}`)
