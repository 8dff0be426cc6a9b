import type { Entrevista } from '#schemas/generated/types/captacao/entrevista.ts'
import type { MailFile } from '#server/platform/mail/mail.ts'
import { fimDe } from './queries.ts'

interface Participante {
  nome: string
  email: string
}

export interface Convite {
  agora: Date
  empresaId: number
  entrevista: Entrevista
  titulo: string
  /** recipient of calendar replies */
  organizador: Participante
  participantes: Participante[]
  cancelado: boolean
}

/**
 * Calendar file of an interview. UID is constant and SEQUENCE grows, so that clients update their event; times are in
 * UTC.
 */
export async function convite(dados: Convite): Promise<MailFile> {
  const { agora, empresaId, entrevista, titulo, organizador, participantes, cancelado } = dados
  const { default: ical, ICalAttendeeRole, ICalCalendarMethod, ICalEventStatus } = await import('ical-generator')
  const { id, inicio, local, link, sequencia = 0 } = entrevista
  const metodo = cancelado ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST
  const calendar = ical({ prodId: { company: 'Prumo', product: 'Prumo RH', language: 'PT' }, method: metodo })
  calendar.createEvent({
    id: `entrevista-${empresaId}-${id}@prumo-rh`,
    sequence: sequencia,
    stamp: agora,
    start: new Date(inicio),
    end: fimDe(entrevista),
    summary: titulo,
    location: [local, link].filter(Boolean).join(' · '),
    ...(link ? { url: link } : {}),
    status: cancelado ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: organizador.nome, email: organizador.email },
    attendees: participantes.map(({ nome, email }) => ({
      name: nome,
      email,
      rsvp: true,
      role: ICalAttendeeRole.REQ,
    })),
  })
  return { nome: 'convite.ics', tipo: `text/calendar; method=${metodo}`, conteudo: calendar.toString() }
}
