import { expect, test } from 'vitest'
import { LakeStartError } from '../lake/errors.ts'
import { ConfigError } from './config.ts'
import { startFault } from './startFault.ts'

const withCode = (code: string) => Object.assign(new Error(`${code}: it failed`), { code })
const ofSqlite = (errcode: number) => Object.assign(new Error('disk I/O error'), { errcode })

test.each([
  [new ConfigError(['PORT is wrong']), 'PORT is wrong'],
  [new LakeStartError('Another process uses this lake.'), 'Another process uses this lake.'],
  [withCode('ENOSPC'), 'DATA_DIR is on a disk that takes no more (ENOSPC: it failed)'],
  // With what failed in the bits above: here the size of the shared memory's file.
  [ofSqlite(10 + 19 * 256), 'DATA_DIR is on a disk that takes no more (disk I/O error)'],
])('%s is for the operator, in a line', (error, line) => {
  expect(startFault(error)).toContain(line)
})

test.each([withCode('EMFILE'), ofSqlite(1), new Error('no code'), 'no error'])(
  '%s is the program’s own',
  (error) => expect(startFault(error)).toBeUndefined(),
)
