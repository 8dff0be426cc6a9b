import { type LookupAddress, type LookupOptions, lookup } from 'node:dns'
import { BlockList, isIP } from 'node:net'

const blocked = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  blocked.addSubnet(net, bits, 'ipv4')
// everything but global unicast, and within it the ranges that embed IPv4 addresses or are reserved for documentation
for (const [net, bits] of [
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  blocked.addSubnet(net, bits, 'ipv6')

/** Whether an address is loopback, private or reserved: outgoing calls may not reach it. True also for texts that are no IP address. */
function isInner(address: string): boolean {
  const kind = isIP(address)
  return kind === 0 || blocked.check(address, kind === 6 ? 'ipv6' : 'ipv4')
}

/** An address that may not be called; the message is shown to users. */
export class Refused extends Error {
  override name = 'Refused'
}

/** Hosts that may be called, and the setting that lists them. */
export interface AllowList {
  setting: 'WEBHOOK_HOSTS' | 'OIDC_HOSTS'
  hosts: readonly string[]
}

const NOT_HTTPS = 'O endereço deve começar com https://.'
const INNER = 'O endereço leva à rede interna do servidor.'

/**
 * Checks an address against the list. A host on the list may be called by https only, and not where it resolves to an inner address; a whole origin on
 * the list (`http://10.0.0.5:8080`) may be called as written.
 * @returns the URL, and whether inner addresses are allowed @throws Refused
 */
export function checkAddress(text: string, { setting, hosts }: AllowList): { url: URL; inner: boolean } {
  const notListed = `O endereço não está entre os que o administrador do servidor liberou (${setting}).`
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.username !== '' || url.password !== '') throw new Refused(notListed)
  if (hosts.includes(url.origin)) return { url, inner: true }
  if (url.protocol !== 'https:') throw new Refused(hosts.some((host) => matches(url, host)) ? NOT_HTTPS : notListed)
  if (!hosts.some((host) => matches(url, host))) throw new Refused(notListed)
  const literal = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(literal) !== 0 && isInner(literal)) throw new Refused(INNER)
  return { url, inner: false }
}

function matches(url: URL, listed: string): boolean {
  const [name = '', port = ''] = listed.split(':')
  if (url.port !== port) return false
  return name.startsWith('*.') ? url.hostname.endsWith(name.slice(1)) : url.hostname === name
}

type Callback = (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void

/** DNS look-up of the connection itself, so that the checked address is the one that is called (against DNS rebinding). Refuses names with an inner address. */
export function outerLookup(host: string, options: LookupOptions, callback: Callback): void {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? []
    if (error || !first) return callback(error, [])
    if (addresses.some(({ address }) => isInner(address))) return callback(new Refused(INNER), [])
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family)
  })
}
