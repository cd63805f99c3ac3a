const REG_NAME = /^(?:[A-Za-z0-9\-._~!$&'()*+,;=]|%[0-9A-Fa-f]{2})*$/
const USERINFO = /^(?:[A-Za-z0-9\-._~!$&'()*+,;=:]|%[0-9A-Fa-f]{2})*$/
const GROUP = /^[0-9A-Fa-f]{1,4}$/
const IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/
const PORT = /^(?::\d{0,5})?$/

/** RFC 3986 `authority`. The domain of a message has no user name and a host that is not empty. */
export function isAuthority(text: string, { userinfo }: { userinfo: boolean }): boolean {
  const at = text.indexOf('@')
  if (at !== -1 && !(userinfo && USERINFO.test(text.slice(0, at)))) return false
  const hostPort = text.slice(at + 1)
  if (hostPort.startsWith('[')) {
    const end = hostPort.indexOf(']')
    return end !== -1 && isIpv6(hostPort.slice(1, end)) && PORT.test(hostPort.slice(end + 1))
  }
  const colon = hostPort.indexOf(':')
  const host = colon === -1 ? hostPort : hostPort.slice(0, colon)
  if (!userinfo && host === '') return false
  return REG_NAME.test(host) && PORT.test(hostPort.slice(host.length))
}

function isIpv6(text: string): boolean {
  const halves = text.split('::')
  if (halves.length > 2) return false
  const groups = halves.flatMap((half) => (half === '' ? [] : half.split(':')))
  // A dotted IPv4 address may stand for the last two groups.
  const dotted = IPV4.test(groups.at(-1) ?? '') && !text.endsWith('::')
  const plain = dotted ? groups.slice(0, -1) : groups
  if (!plain.every((group) => GROUP.test(group))) return false
  const count = groups.length + (dotted ? 1 : 0)
  return halves.length === 2 ? count < 8 : count === 8
}
