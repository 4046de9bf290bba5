import { parseArgs } from 'node:util'
import { errorMessage } from '../runtime/errorMessage.ts'

const EXTENTS = ['all', 'home', 'none'] as const

interface Command {
  /** Names of the suites to run, in the order of the report. */
  suites: string[]
  lighthouse: (typeof EXTENTS)[number]
  quick: boolean
  /** Whether to update docs/performance.md. */
  docs: boolean
}

/**
 * @param names of all suites
 * @throws with the usage, if an argument is unknown
 */
export function parseCommand(args: string[], names: readonly string[]): Command {
  const { values, positionals } = parseArguments(args, names)
  const unknown = positionals.find((name) => !names.includes(name))
  if (unknown !== undefined) throw misuse(`Unknown suite ${unknown}`, names)
  const lighthouse = EXTENTS.find((extent) => extent === values.lighthouse)
  if (!lighthouse) throw misuse(`Unknown --lighthouse=${values.lighthouse}`, names)
  return {
    suites: names.filter((name) => positionals.length === 0 || positionals.includes(name)),
    lighthouse,
    quick: values.quick,
    docs: values.docs,
  }
}

function parseArguments(args: string[], names: readonly string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        lighthouse: { type: 'string', default: 'home' },
        quick: { type: 'boolean', default: false },
        docs: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    throw misuse(errorMessage(error), names)
  }
}

function misuse(message: string, names: readonly string[]): Error {
  const options = `--lighthouse=${EXTENTS.join('|')}, --quick, --docs`
  return new Error(`${message}. Suites: ${names.join(', ')}. Options: ${options}.`)
}
