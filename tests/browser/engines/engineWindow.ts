/** A window of an engine, with what both protocols have in common. */
export interface EngineWindow {
  /** Name and version, as the engine reports them. */
  version: string
  /** The narrowest window that the engine opens. */
  phone: Size
  goto(address: string): Promise<void>
  /** @returns the JSON value of an expression in the page */
  evaluate(expression: string): Promise<unknown>
  /** The same for an expression without effects, which a poll repeats when no response comes. */
  read(expression: string): Promise<unknown>
  /** Whether an element that the selector matches has this name for assistive technology. */
  hasName(selector: string, name: string): Promise<boolean>
  /** Clicks the middle of the first element that the selector matches. */
  click(selector: string): Promise<void>
  /** Types into the focused element. */
  type(text: string): Promise<void>
  press(key: 'Escape' | 'Tab' | 'Enter' | 'Space' | 'ArrowDown' | 'End'): Promise<void>
  back(): Promise<void>
  resize(size: Size): Promise<void>
  /** What the console and the page reported since the last call. */
  takeProblems(): Promise<string[]>
  close(): Promise<void>
}

export interface WindowOptions {
  /** Whether pages may run scripts; what a test evaluates runs in any case. */
  scripts: boolean
}

export type OpenWindow = (options: WindowOptions) => Promise<EngineWindow>

export interface Size {
  width: number
  height: number
}

/** Records what a page reports of itself, in `window.faults`. */
export const RECORD_ERRORS = `(() => {
  if (window.faults) return
  const faults = (window.faults = [])
  addEventListener('error', (event) => faults.push('page error: ' + event.message))
  addEventListener('unhandledrejection', (event) => faults.push('rejection: ' + event.reason))
  document.addEventListener('securitypolicyviolation', (event) =>
    faults.push('refused: ' + event.violatedDirective + ' ' + event.blockedURI))
  for (const level of ['error', 'warn']) {
    const write = console[level]
    console[level] = (...words) => {
      faults.push('console.' + level + ': ' + words.join(' '))
      write.apply(console, words)
    }
  }
})()`
export const DRAIN_ERRORS = '(window.faults || []).splice(0)'
