/**
 * The layers and what each may import: `tooling/layers.json`, which the table in
 * docs/architecture.md is generated from. A folder that is not listed there can import nothing of
 * the project's.
 */
const layers = require('./tooling/layers.json')

const escapeSlashes = (path) => path.replaceAll('/', '\\/')
const folders = new Set(layers.map(({ path }) => path.split('/')[0]))
const projectFiles = `^(${[...folders, 'tests', 'public'].join('|')})/`

const testFile = '\\.test\\.tsx?$'

const boundary = (layer, name, allowed, from) => ({
  name,
  comment: `${layer} may import: ${allowed.join(', ') || 'libraries only'} (docs/architecture.md)`,
  severity: 'error',
  from,
  to: { path: projectFiles, pathNot: allowed.map((path) => `^${escapeSlashes(path)}`) },
})

/** A test in the same folder as the code may also import that code, and what tests share. */
const boundaries = layers.flatMap(({ path: layer, mayImport: allowed }) => {
  const name = `layer-${layer.replace('/', '-')}`
  const path = `^${escapeSlashes(layer)}(/|\\.)`
  const inTests = { path: [path], pathNot: `^(?!.*${testFile})` }
  return [
    boundary(layer, name, allowed, { path, pathNot: testFile }),
    boundary(layer, `${name}-tests`, [...allowed, layer, 'tests'], inTests),
  ]
})

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...boundaries,
    {
      name: 'no-import-between-routes',
      comment:
        'A route never imports another route: what they share belongs to a layer of its own.',
      severity: 'error',
      from: { path: '^app/routes/([^/]+)' },
      to: { path: '^app/routes/', pathNot: '^app/routes/$1' },
    },
    {
      name: 'no-import-between-sections',
      comment: 'A section never imports another section (the registry and the list of all may).',
      severity: 'error',
      from: { path: '^app/sections/([^/]+)/' },
      to: { path: '^app/sections/[^/]+/', pathNot: '^app/sections/$1/' },
    },
    {
      name: 'nothing-imports-tests',
      severity: 'error',
      from: { pathNot: '^(tests|benchmarks)/|\\.test\\.tsx?$' },
      to: { path: '^tests/|\\.test\\.tsx?$' },
    },
    {
      name: 'page-cache-below-http',
      comment: 'HTTP serves what the page cache and the content reader hold, not the reverse.',
      severity: 'error',
      from: { path: '^server/(pageCache|content)/', pathNot: testFile },
      to: { path: '^server/http/' },
    },
    {
      name: 'http-below-preview-and-studio',
      comment: 'Preview, Studio and inbox are built on the HTTP folder, not the reverse.',
      severity: 'error',
      from: { path: '^server/http/', pathNot: testFile },
      to: { path: '^server/(preview|studio|inbox)/' },
    },
    {
      name: 'lifecycle-on-top',
      comment: 'The composition root imports every part of the server; no part imports it.',
      severity: 'error',
      from: { path: '^server/', pathNot: `^server/(lifecycle/|main\\.ts)|${testFile}` },
      to: { path: '^server/lifecycle/' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-undeclared-packages',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'production-code-on-production-packages',
      comment: 'What runs in production is not a development dependency (types aside).',
      severity: 'error',
      from: {
        path: '^(app|lake|migrations|runtime|submissions|server)/',
        pathNot: '\\.test\\.tsx?$|/examples\\.tsx?$',
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: '@types/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|\\.data|\\.cache|node_modules/\\.cache)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
}
