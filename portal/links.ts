/** An id in an address: digits only, and no more than the database's integers hold (spec 1 §2.1). */
export const isId = (text: string): boolean => /^[1-9]\d{0,8}$/.test(text)

type Query = Record<string, string | number | undefined>

/** Builds an address of the portal; empty parameters are left out. */
export function portalLink(path: string, query: Query = {}): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  )
  const text = new URLSearchParams(given).toString()
  return text ? `${path}?${text}` : path
}

/** Accepts only paths of the portal as return address after the log-in (no open redirect). */
export function safeReturn(to: string | null): string | undefined {
  return to && /^\/(?![/\\])[\w\-/?=&%.+]*$/.test(to) && !to.startsWith('/login') ? to : undefined
}

/** Absolute address of a vacancy, for sharing. */
export function publicAddress(vaga: { id: number; empresa: { id: number } }): string {
  return new URL(
    `/externo${portalLink(`/anuncios/${vaga.id}`, { empresaId: vaga.empresa.id })}`,
    window.location.origin,
  ).href
}
