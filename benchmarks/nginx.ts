import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../tests/site/freePort.ts'
import { type Download, startProgram, temporaryDir, untilResponding } from './site.ts'
import { isInstalled } from './wrk.ts'

export const NGINX_MISSING = 'nginx is missing; install it with: apt-get install nginx-light'
const PLACES = ['nginx', '/usr/sbin/nginx', '/usr/local/sbin/nginx']
/** nginx sets these itself. */
const OWN_HEADERS = new Set([
  'connection',
  'content-length',
  'content-type',
  'date',
  'etag',
  'keep-alive',
  'last-modified',
  'server',
  'transfer-encoding',
])

export interface Nginx {
  url: string
  stop(): Promise<void>
}

/**
 * nginx with one worker, serving one file: the body of a response of this site, with the same
 * headers.
 * @returns undefined if nginx is not installed
 */
export async function startNginx({ headers, body }: Download): Promise<Nginx | undefined> {
  const program = await findNginx()
  if (program === undefined) return undefined
  const dir = temporaryDir()
  const port = await freePort()
  mkdirSync(join(dir, 'files'))
  writeFileSync(join(dir, 'files/page'), body)
  writeFileSync(join(dir, 'nginx.conf'), configuration(dir, port, headers))
  const child = startProgram(program, ['-p', dir, '-c', join(dir, 'nginx.conf')], {})
  const url = `http://127.0.0.1:${port}/page`
  await untilResponding(url, child)
  return { url, stop: child.stop }
}

/**
 * The shipped reverse proxy in front of this site, with one worker and the addresses and folders
 * of the benchmark.
 * @returns undefined if nginx is not installed
 * @throws if the shipped configuration no longer has a line that is replaced
 */
export async function startShippedNginx(origin: string): Promise<Nginx | undefined> {
  const program = await findNginx()
  if (program === undefined) return undefined
  const dir = temporaryDir()
  const port = await freePort()
  writeFileSync(join(dir, 'mime.types'), 'types { text/html html; }')
  writeFileSync(join(dir, 'nginx.conf'), shippedConfiguration(dir, port, new URL(origin).host))
  const flags = ['-g', 'daemon off; master_process off;', '-p', dir, '-c', join(dir, 'nginx.conf')]
  const child = startProgram(program, flags, {})
  const url = `http://127.0.0.1:${port}/`
  await untilResponding(url, child)
  return { url, stop: child.stop }
}

function shippedConfiguration(dir: string, port: number, host: string): string {
  const replacements: [RegExp, string][] = [
    [/worker_processes auto;/, 'worker_processes 1;'],
    [/\/tmp\//g, `${dir}/`],
    [/server site-1:3000 resolve /, `server ${host} `],
    [/ *server site-2:3000 .*\n/, ''],
    [/listen 8080;/, `listen 127.0.0.1:${port};`],
  ]
  return replacements.reduce(
    (text, [pattern, replacement]) => {
      const replaced = text.replace(pattern, replacement)
      if (replaced === text) throw new Error(`deploy/nginx.conf has no ${pattern}`)
      return replaced
    },
    readFileSync('deploy/nginx.conf', 'utf8'),
  )
}

async function findNginx(): Promise<string | undefined> {
  for (const place of PLACES) if (await isInstalled(place, '-v')) return place
  return undefined
}

function configuration(dir: string, port: number, headers: Download['headers']): string {
  const kept = Object.entries(headers).filter(([name]) => !OWN_HEADERS.has(name))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(dir, kind)};`,
  )
  return `daemon off;
master_process off;
worker_processes 1;
pid ${join(dir, 'nginx.pid')};
error_log stderr warn;
events { worker_connections 512; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  tcp_nodelay on;
  keepalive_timeout 65s;
  keepalive_requests 1000000;
  open_file_cache max=16;
  ${temporary.join('\n  ')}
  server {
    listen 127.0.0.1:${port} backlog=511;
    root ${join(dir, 'files')};
    default_type "${headers['content-type'] ?? 'text/html; charset=utf-8'}";
    ${kept.map(([name, value]) => `add_header ${name} ${quoted(value)};`).join('\n    ')}
  }
}
`
}

function quoted(value: string): string {
  if (value.includes('$')) throw new Error(`nginx would read a variable in: ${value}`)
  return `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}
