import { isIPv6 } from 'node:net'

/** Key of limits per address: an IPv4 address, or the /64 network of an IPv6 address, which one customer owns. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1]) return mapped[1]
  if (!isIPv6(address)) return address
  const [head = '', tail = ''] = address.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === '' ? [] : tail.split(':')
  const gap = address.includes('::') ? new Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0') : []
  return `${[...left, ...gap, ...right].slice(0, 4).join(':')}::/64`
}
