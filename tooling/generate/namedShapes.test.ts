import { expect, test } from 'vitest'
import { nameShapes } from './namedShapes.ts'

const link = (indent: string, key: string) =>
  [`_key: ${key}`, 'label: string', 'newTab: boolean', 'href: string']
    .map((field) => `${indent}${field};\n`)
    .join('')

test('a shape that queries ask for in several places is written once', () => {
  const code = `export type A = {
  first: {
${link('    ', 'string')}  } | null;
  all: Array<{
${link('    ', 'string')}  }> | null;
};
`
  expect(nameShapes(code)).toBe(`export type A = {
  first: QueriedLink | null;
  all: Array<QueriedLink> | null;
};

export type QueriedLink = {
${link('  ', 'string')}};
`)
})

test('the same fields with other types are a shape of their own', () => {
  const code = `export type A = {
  one: {
${link('    ', 'null')}  };
  all: Array<{
${link('    ', 'string')}  }>;
} | {
  other: {
    alt: string;
  };
};
`
  const named = nameShapes(code)
  expect(named).toContain('  one: QueriedLink;\n  all: Array<QueriedLink2>;\n} | {\n  other: {\n')
  expect(named).toContain('export type QueriedLink2 = {\n  _key: string;')
})
