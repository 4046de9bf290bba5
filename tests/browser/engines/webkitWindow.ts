import { type ChildProcess, spawn } from 'node:child_process'
import * as v from 'valibot'
import { freePort } from '../../site/freePort.ts'
import {
  DRAIN_ERRORS,
  type EngineWindow,
  RECORD_ERRORS,
  type WindowOptions,
} from './engineWindow.ts'
import { MINI_BROWSER, WEBKIT_DRIVER, XVFB } from './installed.ts'

const START_TIMEOUT_MS = 30_000
const ELEMENT_TIMEOUT_MS = 20_000
const COMMAND_TIMEOUT_MS = 90_000
const READ_TIMEOUT_MS = 5_000
const CLOSE_TIMEOUT_MS = 10_000
/** WebDriver's code points of keys without a character. */
const KEYS = {
  Escape: '\uE00C',
  Tab: '\uE004',
  Enter: '\uE007',
  Space: ' ',
  ArrowDown: '\uE015',
  End: '\uE010',
} as const
/** The key of an element reference in WebDriver's JSON. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
const responseSchema = v.object({ value: v.unknown() })
const sessionSchema = v.object({
  sessionId: v.string(),
  capabilities: v.object({ browserName: v.string(), browserVersion: v.string() }),
})
const elementSchema = v.object({ [ELEMENT]: v.string() })

/**
 * Opens WebKitGTK's small browser over WebDriver, on a display of its own. The driver reports no
 * console, so faults are recorded in the page from its load event on.
 */
export async function openWebkit(options: WindowOptions): Promise<EngineWindow> {
  const { display, process: server } = await startDisplay()
  const port = await freePort()
  const driver = spawn(WEBKIT_DRIVER, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    },
  })
  const stop = async () => {
    await Promise.all([ended(driver), ended(server)])
  }
  try {
    return await openSession(`http://127.0.0.1:${port}`, options, stop)
  } catch (error) {
    await stop()
    throw error
  }
}

async function openSession(
  origin: string,
  { scripts }: WindowOptions,
  stop: () => Promise<void>,
): Promise<EngineWindow> {
  await reachable(`${origin}/status`)
  const { sessionId, capabilities } = v.parse(
    sessionSchema,
    await command(`${origin}/session`, sessionRequest(scripts), COMMAND_TIMEOUT_MS),
  )
  const address = `${origin}/session/${sessionId}`
  const send = (path: string, body: object = {}, timeoutMs = COMMAND_TIMEOUT_MS) =>
    command(address + path, body, timeoutMs)
  const evaluate = (expression: string, timeoutMs?: number) =>
    send('/execute/sync', { script: `return (${expression})`, args: [] }, timeoutMs)
  const find = async (selector: string) => {
    const found = await send('/element', { using: 'css selector', value: selector })
    return v.parse(elementSchema, found)[ELEMENT]
  }
  await send('/timeouts', { implicit: ELEMENT_TIMEOUT_MS, pageLoad: COMMAND_TIMEOUT_MS })
  return {
    version: `${capabilities.browserName}/${capabilities.browserVersion}`,
    phone: { width: 450, height: 844 },
    async goto(target) {
      await send('/url', { url: target })
      if (scripts) await evaluate(RECORD_ERRORS)
    },
    evaluate: (expression) => evaluate(expression),
    // A page that enters or leaves the back/forward cache never responds.
    read: (expression) => evaluate(expression, READ_TIMEOUT_MS),
    async hasName(selector, name) {
      const label = `${address}/element/${await find(selector)}/computedlabel`
      // WebKit adds a space where there may already be one.
      const collapse = (text: unknown) => String(text).replaceAll(/\s+/g, ' ')
      return collapse(await command(label, undefined, COMMAND_TIMEOUT_MS)) === collapse(name)
    },
    async click(selector) {
      const element = await find(selector)
      // The driver does not wait for a smooth scroll.
      await evaluate(
        `document.querySelector('${selector}').scrollIntoView({ block: 'center', behavior: 'instant' })`,
      )
      await send(`/element/${element}/click`)
    },
    type: async (text) => void (await send('/actions', pressed([...text]))),
    press: async (key) => void (await send('/actions', pressed([KEYS[key]]))),
    // The driver's own command waits for a load event, which a jump inside a document does not
    // have.
    back: async () => void (await evaluate('void setTimeout(() => history.back())')),
    resize: async (size) => void (await send('/window/rect', size)),
    takeProblems: async () => v.parse(v.array(v.string()), await evaluate(DRAIN_ERRORS)),
    async close() {
      const signal = AbortSignal.timeout(CLOSE_TIMEOUT_MS)
      await fetch(address, { method: 'DELETE', signal }).catch(() => undefined)
      await stop()
    },
  }
}

function pressed(keys: readonly string[]): object {
  const actions = keys.flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ])
  return { actions: [{ type: 'key', id: 'keyboard', actions }] }
}

function sessionRequest(scripts: boolean): object {
  const args = ['--automation', `--enable-javascript=${scripts}`]
  const options = { binary: MINI_BROWSER, args }
  return { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } } }
}

async function command(
  address: string,
  body: object | undefined,
  timeoutMs: number,
): Promise<unknown> {
  const response = await fetch(address, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeoutMs),
  })
  const { value } = v.parse(responseSchema, await response.json())
  if (!response.ok) throw new Error(`${address}: ${JSON.stringify(value)}`)
  return value
}

/** Xvfb chooses a free display and writes its number when it takes connections. */
function startDisplay(): Promise<{ display: string; process: ChildProcess }> {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']
  const child = spawn(XVFB, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)))
    child.stdio[3]?.once('data', (number) => {
      resolve({ display: `:${String(number).trim()}`, process: child })
    })
  })
}

async function reachable(address: string): Promise<void> {
  const deadline = AbortSignal.timeout(START_TIMEOUT_MS)
  while (!deadline.aborted) {
    const answered = await fetch(address).then(
      () => true,
      () => false,
    )
    if (answered) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`Nothing answers at ${address}`)
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill()
  })
}
