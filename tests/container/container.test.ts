import { execFile } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { promisify } from 'node:util'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { chooseCoding } from '../../runtime/contentCoding.ts'
import { VARIABLES } from '../../server/config/config.ts'
import { LAKE_FLAGS } from '../../server/lake/supervisor.ts'
import { STOP_GRACE_MS, STORES_CLOSE_MS } from '../../server/lifecycle/website.ts'
import { listenOnLoopback } from '../listenOnLoopback.ts'
import { serverFlags } from '../site/serverFlags.ts'
import { runtimeNeeds } from './imports.ts'

const dockerfile = readFileSync('Dockerfile', 'utf8')
/** Scripts that npm runs by itself after `npm ci`, `dependencies` among them. */
const RUN_BY_INSTALL = /^(?:pre|post)?(?:install|prepare|dependencies)$|^(?:pre)?publish$/
/** Set by tools around the server rather than by its configuration. */
const OTHER_VARIABLES = ['NODE_ENV', 'MALLOC_TRIM_THRESHOLD_']

interface Instruction {
  name: string
  rest: string
}

/** Instructions of the Dockerfile's stages, continued lines joined. */
const stages: Instruction[][] = []
for (const line of dockerfile.replace(/^#.*$/gm, '').replace(/\\\n/g, ' ').split('\n')) {
  const [, name, rest] = /^([A-Z]+)\s+(.*)$/.exec(line.trim()) ?? []
  if (name === undefined || rest === undefined) continue
  if (name === 'FROM') stages.push([])
  stages.at(-1)?.push({ name, rest })
}
const finalStage = stages.at(-1) ?? []
const valuesOf = (stage: Instruction[], name: string) =>
  stage.filter((one) => one.name === name).map(({ rest }) => rest)

/** Sources of the COPY instructions that copy files of the project. */
const copied = (stage: Instruction[]) =>
  valuesOf(stage, 'COPY')
    .filter((rest) => !rest.startsWith('--from'))
    .flatMap((rest) => rest.split(/\s+/).slice(0, -1))

const ignored = readFileSync('.dockerignore', 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))

const dependencies = v.parse(
  v.object({
    dependencies: v.record(v.string(), v.string()),
    scripts: v.record(v.string(), v.string()),
  }),
  JSON.parse(readFileSync('package.json', 'utf8')),
)

describe('the image', () => {
  test('copies only files that exist and are not ignored', () => {
    for (const source of stages.flatMap(copied)) {
      expect(existsSync(source), source).toBe(true)
      expect(ignored, source).not.toContain(source)
    }
  })

  test('contains every file and every package that the server and the operators’ commands import', () => {
    const { files, packages } = runtimeNeeds([
      'server/main.ts',
      'lake/main.ts',
      'tooling/content.ts',
      'tooling/editors.ts',
      'tooling/submissions.ts',
    ])
    expect(files.size).toBeGreaterThan(80)
    const folders = copied(finalStage)
    const left = [...files].filter((file) => !folders.some((one) => file.startsWith(`${one}/`)))
    expect(left, 'files that are not copied').toEqual([])
    const missing = [...packages].filter((name) => !(name in dependencies.dependencies))
    // Loaded in development only, by a dynamic import.
    expect(missing, 'packages of development').toEqual([])
    expect(packages).toContain('sharp')
  })

  test('contains the folders that the operations guide lists for a host, and no others', () => {
    const guide = readFileSync('docs/operations.md', 'utf8')
    const [, listed = ''] = /and the folders `([^`]+)`/.exec(guide) ?? []
    const folders = copied(finalStage).filter((source) => statSync(source).isDirectory())
    expect(listed.split(' ').sort()).toEqual([...folders, 'build'].sort())
  })

  test('builds with a command that exists and starts a file that is copied', () => {
    expect(dockerfile).toContain('RUN npm run build')
    expect(dependencies.scripts).toHaveProperty('build')
    const [command = '[]'] = valuesOf(finalStage, 'CMD')
    expect(JSON.parse(command)).toEqual(['node', ...serverFlags(), 'server/main.ts'])
    expect(dockerfile).toContain('RUN npm pkg delete devDependencies && npm install ')
  })

  test('installs packages before the sources are there: npm runs no script of the project', () => {
    expect(Object.keys(dependencies.scripts).filter((name) => RUN_BY_INSTALL.test(name))).toEqual(
      [],
    )
  })

  test('runs as an unprivileged user, stores data outside, and contains no secret', () => {
    expect(valuesOf(finalStage, 'USER')).toEqual(['node'])
    expect(valuesOf(finalStage, 'VOLUME')).toEqual(['/data'])
    const variables = valuesOf(finalStage, 'ENV').flatMap(
      (rest) => rest.match(/\b[A-Z_]+(?==)/g) ?? [],
    )
    expect(variables).toEqual(['NODE_ENV', 'MALLOC_TRIM_THRESHOLD_', 'DATA_DIR', 'PORT'])
    for (const name of variables) expect([...VARIABLES, ...OTHER_VARIABLES]).toContain(name)
    expect(ignored).toEqual(expect.arrayContaining(['.env*', '.data', '.git', 'node_modules']))
    expect(ignored).toEqual(expect.arrayContaining(['tests', '**/*.test.ts', '**/*.test.tsx']))
  })

  test('its health check distinguishes a server that serves pages, one that stops, and none', async () => {
    const [check = ''] = valuesOf(finalStage, 'HEALTHCHECK')
    const [, ...args] = v.parse(v.array(v.string()), JSON.parse(check.slice(check.indexOf('['))))
    let status = 200
    const server = createServer((req, res) => {
      res.writeHead(req.url === '/readyz/pages' ? status : 503).end()
    })
    const { port } = await listenOnLoopback(server)
    const run = () =>
      promisify(execFile)(process.execPath, args, {
        env: { NODE_ENV: 'production', PORT: String(port) },
      }).then(
        () => 0,
        (error: unknown) => v.parse(v.object({ code: v.number() }), error).code,
      )
    expect(await run()).toBe(0)
    status = 503
    expect(await run()).toBe(1)
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    expect(await run()).toBe(1)
  })
})

const service = v.object({
  image: v.string(),
  build: v.optional(v.string()),
  environment: v.optional(v.record(v.string(), v.string()), {}),
  volumes: v.array(v.string()),
  ports: v.optional(v.array(v.string()), []),
  depends_on: v.optional(v.record(v.string(), v.object({ condition: v.string() })), {}),
  healthcheck: v.optional(v.object({ test: v.array(v.string()) })),
  read_only: v.optional(v.boolean()),
  stop_grace_period: v.optional(v.string()),
  command: v.optional(v.array(v.string())),
  logging: v.optional(v.object({ driver: v.string() })),
})
const compose = v.parse(
  v.object({ services: v.record(v.string(), service), volumes: v.record(v.string(), v.null()) }),
  parse(readFileSync('compose.yaml', 'utf8'), { merge: true }),
)
const sites = Object.entries(compose.services).filter(([, one]) => one.build === '.')

/** Variables that a `.env` file cannot set, and why. */
const NOT_PASSED = {
  PORT: 'the proxy and the health check expect the port of the image',
  HOST: 'the proxy reaches an instance from outside its container',
  DATA_DIR: 'the volume of the image',
  DATABASE_URL: 'the PostgreSQL of this file',
  SHUTDOWN_DELAY_SECONDS: 'must be shorter than the stop period of this file',
  LAKE_URL: 'set by compose.lake.yaml',
  LAKE_TOKEN: 'set by compose.lake.yaml',
  METRICS_PORT: 'the listener is on the loopback interface of the container',
  GALLERY: 'for design tests, never in production',
}

describe('the compose file', () => {
  test('runs two instances, each with its own data volume, reachable through the proxy only', () => {
    expect(sites.map(([name]) => name)).toEqual(['site-1', 'site-2'])
    const volumes = sites.map(([, one]) => one.volumes)
    expect(volumes).toEqual([['site-1-data:/data'], ['site-2-data:/data']])
    for (const [, site] of sites) {
      expect(site.ports).toEqual([])
      expect(site.read_only).toBe(true)
    }
    expect(Object.keys(compose.services.proxy?.depends_on ?? {})).toEqual(['site-1', 'site-2'])
  })

  test('sets variables that exist, and contains no secret', () => {
    for (const [name, site] of sites) {
      for (const [variable, value] of Object.entries(site.environment)) {
        expect(VARIABLES, name).toContain(variable)
        if (/TOKEN|SECRET|KEY|PASSWORD/.test(variable)) expect(value).toMatch(/^\$\{\w+/)
      }
      expect(site.environment.DATABASE_URL).toContain('${POSTGRES_PASSWORD')
      expect(site.environment.TRUST_PROXY, 'one proxy in front').toMatch(/^\$\{TRUST_PROXY:-1\}$/)
      // On separate embedded lakes, the instances would show different content.
      expect(site.environment.SANITY_PROJECT_ID).toMatch(/^\$\{SANITY_PROJECT_ID\?/)
    }
  })

  test('passes every variable of the .env file, but those with a fixed value', () => {
    const passed = Object.entries(sites[0]?.[1].environment ?? {})
      .filter(([name, value]) => value.startsWith(`\${${name}`))
      .map(([name]) => name)
    expect([...passed, ...Object.keys(NOT_PASSED)].sort()).toEqual([...VARIABLES].sort())
  })

  test('has a stop period longer than a stop takes, and declares every volume and file it uses', () => {
    for (const [, site] of sites) {
      const graceS = Number.parseInt(site.stop_grace_period ?? '0', 10)
      const delayS = Number(site.environment.SHUTDOWN_DELAY_SECONDS)
      expect(graceS).toBeGreaterThan(delayS + (STOP_GRACE_MS + STORES_CLOSE_MS) / 1_000)
    }
    const mounts = Object.values(compose.services).flatMap(({ volumes }) => volumes)
    for (const mount of mounts) {
      const [source = ''] = mount.split(':')
      if (source.startsWith('./')) expect(existsSync(source), source).toBe(true)
      else expect(Object.keys(compose.volumes)).toContain(source)
    }
  })

  test('pins every image that it does not build', () => {
    for (const { image, build } of Object.values(compose.services)) {
      if (build === undefined) expect(image).toMatch(/:\d/)
    }
  })
})

describe('the proxy’s configuration', () => {
  const nginx = readFileSync('deploy/nginx.conf', 'utf8')
  const directives = nginx.replace(/#.*/g, '')

  test('a failed response and a 503 eject no instance', () => {
    // With both ejected, every page is 502, as seen during a database outage.
    const [, upstream = ''] = /upstream site \{([^}]*)\}/.exec(directives) ?? []
    const servers = upstream.split(';').filter((directive) => directive.trim().startsWith('server'))
    expect(servers).toHaveLength(2)
    for (const server of servers) expect(server).toMatch(/ max_fails=0$/)
    const retried = [...directives.matchAll(/proxy_next_upstream ([^;]+);/g)].map(([, on]) => on)
    expect(retried.length).toBeGreaterThan(0)
    for (const on of retried) expect(on).not.toContain('http_503')
    const caddy = readFileSync('deploy/Caddyfile', 'utf8')
    expect(/^\s*health_uri (\S+)$/m.exec(caddy)?.[1]).toBe('/readyz/pages')
  })

  test.each([['/assets/entry-1.js'], ['/studio/assets/index-1.js']])(
    'a file of a new build that one instance lacks is requested from the other: %s',
    (path) => {
      const locations = [...directives.matchAll(/location (~|=)? ?(\S+) \{([^}]*)\}/g)]
      const [, , , block] =
        locations.find(
          ([, kind, pattern = '']) => kind === '~' && new RegExp(pattern).test(path),
        ) ?? []
      expect(block).toMatch(/proxy_next_upstream [^;]*http_404/)
      const caddy = readFileSync('deploy/Caddyfile', 'utf8')
      const [, paths = ''] = /^\t@built path (.*)$/m.exec(caddy) ?? []
      const prefixes = paths.split(' ').map((pattern) => pattern.replace(/\*$/, ''))
      expect(prefixes.some((prefix) => path.startsWith(prefix))).toBe(true)
      expect(caddy).toMatch(
        /reverse_proxy @built [^@]*@missing status 404\s+handle_response @missing/,
      )
    },
  )

  test('nginx serves a stale page while no instance can render it, and not while it revalidates', () => {
    const [, on = ''] = /proxy_cache_use_stale ([^;]+);/.exec(directives) ?? []
    expect(on.split(' ')).toEqual(['error', 'timeout', 'http_502', 'http_503', 'http_504'])
    expect(directives).not.toContain('proxy_cache_background_update')
  })

  test('uncached responses do not wait for each other', () => {
    expect(directives).not.toContain('proxy_cache_lock')
  })

  test.each([
    ['gzip, deflate, br, zstd'],
    ['gzip, deflate, br'],
    ['gzip, deflate'],
    ['br;q=1.0, gzip;q=0.8, *;q=0.1'],
    ['GZIP'],
    ['gzip;q=0, br ; q=0.0'],
    ['gzip;q=0.5, br;q=0'],
    ['brotli, x-gzipped'],
    ['identity'],
    [''],
  ])(
    'caches a page for Accept-Encoding “%s” under the coding that the site would send',
    (accepted) => {
      expect(nginxMap(nginx, 'coding', accepted)).toBe(chooseCoding(accepted) ?? '')
      // The key replaces `Vary`, so each cached location needs both.
      const cached = directives.match(/proxy_cache_key .*;/g) ?? []
      expect(cached).toEqual(cached.map(() => 'proxy_cache_key $coding$request_uri;'))
      expect(directives.match(/proxy_ignore_headers Vary;/g)).toHaveLength(cached.length)
      expect(directives).toContain('proxy_set_header Accept-Encoding $coding;')
    },
  )

  test('names the instances and the cookie that bypasses the cache', async () => {
    const upstreams = [...nginx.matchAll(/^\s*server ([\w-]+):3000 /gm)].map(([, name]) => name)
    expect(upstreams).toEqual(sites.map(([name]) => name))
    // Otherwise it does not start while one of them is stopped.
    expect(nginx.match(/^\s*server site-\d:3000 resolve /gm)).toHaveLength(sites.length)
    const { PREVIEW_COOKIE } = await import('../../server/http/previewCookie.ts')
    expect(nginx).toContain(`${PREVIEW_COOKIE}=`)
  })

  test('nginx and Caddy accept uploads of the lake, and 2 MB elsewhere', () => {
    const [, ofLake] =
      /location \/lake\/ \{[^}]*client_max_body_size (\d+)m;/.exec(directives) ?? []
    const [, ofSite] = /server \{[^{}]*client_max_body_size (\d+)m;/.exec(directives) ?? []
    const caddy = readFileSync('deploy/Caddyfile', 'utf8')
    const sizes = [...caddy.matchAll(/request_body @(\w+) \{\s*max_size (\d+)MiB\s*\}/g)]
    const inMiB = Object.fromEntries(sizes.map(([, matcher = '', size]) => [matcher, Number(size)]))
    expect(caddy.match(/request_body/g)).toHaveLength(2)
    expect(caddy).toMatch(/^\s*@lake path \/lake\/\*\n/m)
    expect(caddy).toMatch(/^\s*@site not path \/lake\/\*\n/m)
    expect(inMiB).toEqual({ lake: Number(ofLake), site: Number(ofSite) })
    expect(inMiB).toEqual({ lake: 60, site: 2 })
  })

  test('has shorter keep-alive timeouts than the site', async () => {
    const { HTTP_LIMITS } = await import('../../runtime/httpLimits.ts')
    const [, seconds] = /upstream site \{[^}]*keepalive_timeout (\d+)s/.exec(nginx) ?? []
    expect(Number(seconds) * 1000).toBeLessThan(HTTP_LIMITS.keepAliveTimeoutMs)
  })
})

/** Evaluates a `map` block of nginx: exact values first, then regular expressions in order. */
function nginxMap(configuration: string, variable: string, value: string): string {
  const [, block = ''] =
    new RegExp(`map \\S+ \\$${variable} \\{([^]*?)\n  \\}`).exec(configuration) ?? []
  const entries = [...block.matchAll(/^ +(?:"(.*)"|default) (\S+);$/gm)].map(
    ([, pattern, result = '']) => ({ pattern, result: result === '""' ? '' : result }),
  )
  expect(entries.length).toBeGreaterThan(1)
  const exact = entries.find(({ pattern }) => pattern === value.toLowerCase())
  const matching = entries.find(
    ({ pattern }) => pattern?.startsWith('~*') && new RegExp(pattern.slice(2), 'i').test(value),
  )
  const fallback = entries.find(({ pattern }) => pattern === undefined)
  return (exact ?? matching ?? fallback)?.result ?? ''
}

const variant = v.parse(
  v.object({
    services: v.record(v.string(), v.partial(service)),
    volumes: v.record(v.string(), v.null()),
  }),
  parse(readFileSync('compose.lake.yaml', 'utf8'), { merge: true }),
)

describe('the compose file without a Sanity account', () => {
  test('gives every site the address and the token of one lake, which starts before them', () => {
    const { lake, ...others } = variant.services
    expect(Object.keys(others)).toEqual(sites.map(([name]) => name))
    for (const one of Object.values(others)) {
      expect(one.environment).toMatchObject({ SANITY_PROJECT_ID: '', LAKE_URL: 'http://lake:3001' })
      expect(one.environment?.LAKE_TOKEN).toBe(lake?.environment?.LAKE_TOKEN)
      expect(Object.keys(one.depends_on ?? {})).toEqual(['lake'])
      for (const name of Object.keys(one.environment ?? {})) expect(VARIABLES).toContain(name)
    }
    expect(lake?.environment?.LAKE_TOKEN).toMatch(/^\$\{LAKE_TOKEN:\?/)
    expect(lake?.volumes).toEqual(['lake-data:/data'])
    expect(Object.keys(variant.volumes)).toEqual(['lake-data'])
  })

  test('bounds the log of each container, as the other file does', () => {
    for (const services of [compose.services, { lake: variant.services.lake }])
      for (const one of Object.values(services)) expect(one?.logging).toEqual({ driver: 'local' })
  })

  test('starts the lake with the flags that a site gives its own, as npm run lake does', () => {
    const command = ['node', ...LAKE_FLAGS, 'lake/main.ts']
    expect(variant.services.lake?.command).toEqual(command)
    const script = dependencies.scripts.lake?.replace(' tooling/launch.js', '')
    expect(script?.split(' ')).toEqual(command)
  })
})
