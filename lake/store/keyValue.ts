import type { DatabaseSync } from 'node:sqlite'
import type { KeyValueStore } from '../core/dataset.ts'
import { LakeError } from '../core/errors.ts'
import { integerOf, textOf } from './rows.ts'

const SETTINGS_MAX = 2000
/** Of one person, so that one cannot use up what all share. */
const OWN_SETTINGS_MAX = 200
const OWN_SETTINGS_LENGTH_MAX = 1024 * 1024
const SETTING_KEY_LENGTH_MAX = 256
const SETTING_LENGTH_MAX = 256 * 1024

/**
 * Settings of the Studio, shared ones and those of one person.
 * @param atomically runs a write as one transaction
 */
export function openKeyValue(
  database: DatabaseSync,
  atomically: (write: () => void) => void,
): KeyValueStore {
  const select = database.prepare('SELECT value FROM key_value WHERE key = ?')
  const put = database.prepare('INSERT OR REPLACE INTO key_value VALUES (?, ?)')
  return {
    get: (keys) =>
      keys.flatMap((key) => {
        const row = select.get(key)
        return row === undefined ? [] : [{ key, value: JSON.parse(textOf(row, 'value')) }]
      }),
    set: (entries, owner) =>
      atomically(() => {
        const before = owner === undefined ? undefined : settingsOf(database, owner)
        for (const { key, value } of entries) {
          const json = JSON.stringify(value ?? null)
          checkSetting(key, json, select.get(key) === undefined ? settingCount(database) : 0)
          put.run(key, json)
        }
        if (owner !== undefined && before) checkOwnSettings(before, settingsOf(database, owner))
      }),
  }
}

function settingCount(database: DatabaseSync): number {
  const row = database.prepare('SELECT count(*) AS n FROM key_value').get()
  return row === undefined ? 0 : integerOf(row, 'n')
}

function checkSetting(key: string, json: string, count: number): void {
  if (
    key.length <= SETTING_KEY_LENGTH_MAX &&
    json.length <= SETTING_LENGTH_MAX &&
    count < SETTINGS_MAX
  )
    return
  throw new LakeError(
    413,
    'settingTooLargeError',
    `The lake stores ${SETTINGS_MAX} settings of ${SETTING_LENGTH_MAX} characters each, with keys of ${SETTING_KEY_LENGTH_MAX}.`,
  )
}

interface SettingsUsage {
  readonly count: number
  /** UTF-16 units of JSON, as of each setting. SQLite counts code points. */
  readonly length: number
}

function settingsOf(database: DatabaseSync, owner: string): SettingsUsage {
  const rows = database
    .prepare('SELECT value FROM key_value WHERE substr(key, 1, ?) = ?')
    .all(owner.length, owner)
  const length = rows.reduce((sum, row) => sum + textOf(row, 'value').length, 0)
  return { count: rows.length, length }
}

/** What was stored before there was a bound remains, but does not grow. */
function checkOwnSettings(before: SettingsUsage, after: SettingsUsage): void {
  if (
    after.count <= Math.max(before.count, OWN_SETTINGS_MAX) &&
    after.length <= Math.max(before.length, OWN_SETTINGS_LENGTH_MAX)
  )
    return
  throw new LakeError(
    413,
    'settingTooLargeError',
    `The lake stores ${OWN_SETTINGS_MAX} settings of a person, ${OWN_SETTINGS_LENGTH_MAX} characters together.`,
  )
}
