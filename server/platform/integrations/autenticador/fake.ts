import { type Answer, startFakeService } from '#server/platform/outbound/fake-service.ts'
import type { Installation } from './client.ts'

interface Asked extends Installation {
  pedido?: string
}

/** The fake's answer for an installation whose ticket was typed in the customer's portal. */
export interface Known {
  /** 2.0 only */
  status?: string
  licenca?: Record<string, unknown>
}

/**
 * Local fake of both authenticators: gives tickets, answers for an installation what `typeInPortal` set for its ticket, accepts the CNPJ `number`;
 * answers `said.answer` instead where it is set.
 */
export async function startFakeAutenticador(number = '11222333000181') {
  const tickets = new Map<string, string>()
  const known = new Map<string, Known>()
  const said: { answer?: Answer | Promise<Answer>; number: string } = { number }
  const service = await startFakeService<Asked>(({ path, body }) => {
    if (said.answer) return said.answer
    if (path?.endsWith('/tickets')) return { status: 201, body: { ticket: ticketFor(tickets, body) } }
    const found = known.get(body.ticket ?? '')
    if (path?.endsWith('/retificacoes') && body.cnpj !== said.number) return { status: 200, body: { recusado: true } }
    return { status: 200, body: found ?? { status: 'NOVA_INSTALACAO' } }
  })
  return {
    ...service,
    said,
    tickets,
    /** the customer types a ticket in the portal; a second call replaces the answer */
    typeInPortal: (ticket: string, what: Known) => known.set(ticket, what),
  }
}

/** Returns the same ticket for the same `pedido`. */
function ticketFor(tickets: Map<string, string>, { pedido = '' }: Asked): string {
  const ticket = tickets.get(pedido) ?? `TCK-${String(tickets.size + 1).padStart(6, '0')}`
  tickets.set(pedido, ticket)
  return ticket
}
