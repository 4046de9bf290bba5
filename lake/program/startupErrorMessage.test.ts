import { expect, test } from 'vitest'
import { ConfigError } from '../../runtime/config.ts'
import { LakeStartError } from '../core/errors.ts'
import { startupErrorMessage } from './startupErrorMessage.ts'

const withCode = (code: string) => Object.assign(new Error(`${code}: it failed`), { code })
const ofSqlite = (errcode: number) => Object.assign(new Error('disk I/O error'), { errcode })

test.each([
  [new ConfigError(['PORT is wrong']), 'PORT is wrong'],
  [new LakeStartError('Another process uses this lake.'), 'Another process uses this lake.'],
  [withCode('ENOSPC'), 'the disk is full or failing (ENOSPC: it failed)'],
  [withCode('EROFS'), 'can’t be written'],
  // The extended code is in the higher bits: here for the size of the shared memory file.
  [ofSqlite(10 + 19 * 256), 'the disk is full or failing (disk I/O error)'],
])('%s gets a line for the operator', (error, line) => {
  expect(startupErrorMessage(error)).toContain(line)
})

test.each([withCode('EMFILE'), ofSqlite(1), new Error('no code'), 'no error'])(
  'the unexpected error %s gets no message',
  (error) => expect(startupErrorMessage(error)).toBeUndefined(),
)
