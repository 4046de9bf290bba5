/** Engines other than Chromium. They are Debian packages, and optional. */
import { existsSync } from 'node:fs'

/** Paths of the engines as Debian installs them. */
export const FIREFOX = '/usr/bin/firefox-esr'
export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver'
export const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'
export const XVFB = '/usr/bin/Xvfb'

export interface Engine {
  name: string
  /** Debian packages. */
  packages: string
  /** All of these have to exist. */
  binaries: readonly string[]
}

export const firefox: Engine = {
  name: 'Firefox',
  packages: 'firefox-esr',
  binaries: [FIREFOX],
}

export const webkit: Engine = {
  name: 'WebKit',
  packages: 'webkit2gtk-driver xvfb',
  binaries: [WEBKIT_DRIVER, MINI_BROWSER, XVFB],
}

export function isInstalled({ binaries }: Engine): boolean {
  return binaries.every((file) => existsSync(file))
}
