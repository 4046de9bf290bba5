import { expect, test } from 'vitest'
import { withDoctype } from './doctype.ts'
import { UnexpectedMarkupError } from './unexpectedMarkup.ts'

test.each(['<html lang="en"></html>', '<!DOCTYPE html><html lang="en"></html>'])(
  '%s has one doctype afterwards',
  (html) => {
    expect(withDoctype(html)).toBe('<!doctype html><html lang="en"></html>')
  },
)

test.each(['', '<div></div>', '<!DOCTYPE html SYSTEM "about:legacy-compat"><html></html>'])(
  'a document that does not start with <html> is refused: "%s"',
  (html) => {
    expect(() => withDoctype(html)).toThrow(UnexpectedMarkupError)
    expect(() => withDoctype(html)).toThrow('<html>')
  },
)
