/**
 * The rooms of the house and what each may import: the table of docs/architecture.md, enforced.
 * A room that is not listed here can import nothing of the project's, so a new room has to be
 * entered in both places.
 */
const rooms = {
  'app/routes': ['app/'],
  'app/pages': [
    'app/chrome',
    'app/pages',
    'app/sections',
    'app/content',
    'app/design',
    'app/preview',
    'app/services',
  ],
  'app/preview': ['app/preview', 'app/content', 'app/design', 'app/services'],
  'app/sections': ['app/sections', 'app/design', 'app/content', 'app/forms', 'app/services'],
  'app/forms': [
    'app/forms',
    'app/design',
    'app/content',
    'submissions/submission',
    'submissions/definitions',
  ],
  'app/chrome': ['app/chrome', 'app/design', 'app/content'],
  'app/content': ['app/content', 'app/design'],
  'app/design': ['app/design'],
  'app/services': ['submissions/submission'],
  schemas: ['schemas', 'app/content/links', 'submissions/definitions'],
  studio: ['studio', 'schemas', 'app/content', 'submissions/inbox/wire'],
  // lake/main.ts begins the program, which is put together like the server.
  lake: ['lake', 'server/lake/program'],
  migrations: ['migrations'],
  submissions: ['submissions'],
  server: [
    'server',
    'lake',
    'submissions',
    'app/services',
    'studio/seed/dataset',
    'studio/settings',
  ],
  tooling: ['tooling', 'schemas', 'studio', 'server', 'submissions', 'lake'],
  benchmarks: [
    'benchmarks',
    'app/services',
    'app/design/tokens',
    'lake',
    'submissions',
    'server',
    'tests/site',
    'tests/browser',
    'tests/submissions',
  ],
}

const escapeSlashes = (path) => path.replaceAll('/', '\\/')
const projectFiles =
  '^(app|schemas|studio|lake|migrations|submissions|server|tooling|benchmarks|tests|public)/'

const testFile = '\\.test\\.tsx?$'

const boundary = (room, name, allowed, from) => ({
  name,
  comment: `${room} may import: ${allowed.join(', ') || 'libraries only'} (docs/architecture.md)`,
  severity: 'error',
  from,
  to: { path: projectFiles, pathNot: allowed.map((path) => `^${escapeSlashes(path)}`) },
})

/** A test beside the code may also import what tests share. */
const boundaries = Object.entries(rooms).flatMap(([room, allowed]) => {
  const name = `room-${room.replace('/', '-')}`
  const path = `^${escapeSlashes(room)}(/|\\.)`
  const inTests = { path: [path], pathNot: `^(?!.*${testFile})` }
  return [
    boundary(room, name, allowed, { path, pathNot: testFile }),
    boundary(room, `${name}-tests`, [...allowed, 'tests'], inTests),
  ]
})

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...boundaries,
    {
      name: 'routes-stand-alone',
      comment: 'A route never imports another route: what they share belongs to a room of its own.',
      severity: 'error',
      from: { path: '^app/routes/([^/]+)' },
      to: { path: '^app/routes/', pathNot: '^app/routes/$1' },
    },
    {
      name: 'sections-stand-alone',
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
        path: '^(app|lake|migrations|submissions)/',
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
