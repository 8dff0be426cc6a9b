import type { Entrevista } from '#schemas/generated/types/captacao/entrevista.ts'
import { displayInstant } from '#schemas/runtime/dates.ts'
import { avisaCandidato } from '#server/domain/captacao/modelo-email/queries.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { isAddress } from '#server/platform/mail/address.ts'
import type { MailFile } from '#server/platform/mail/mail.ts'
import { withdrawMails } from '#server/platform/mail/pending.ts'
import { sendMail } from '#server/platform/mail/send.ts'
import { sendMessage } from '#server/platform/messages/send.ts'
import { convite } from './convite.ts'
import { candidaturaDe, NINGUEM, type Pessoa, usuarios } from './queries.ts'

type Mudanca = 'MARCADA' | 'REMARCADA' | 'CANCELADA'

const frases: Record<Mudanca | 'LEMBRETE', string> = {
  MARCADA: 'Entrevista marcada',
  REMARCADA: 'Entrevista remarcada',
  CANCELADA: 'Entrevista cancelada',
  LEMBRETE: 'Lembrete de entrevista',
}

const ids = (entrevista: Entrevista | undefined) => entrevista?.entrevistadores.map(({ id }) => id) ?? []

const LEMBRETE = 'ENTREVISTA_LEMBRETE'

/** Whether a change affects the invitation. */
export const mudouConvite = (record: Entrevista, before: Entrevista): boolean =>
  (['inicio', 'duracao', 'local', 'link'] as const).some((field) => record[field] !== before[field]) ||
  [...ids(record)].sort().join() !== [...ids(before)].sort().join()

export function mudancaDe(record: Entrevista, before: Entrevista | undefined): Mudanca | undefined {
  if (!before) return record.situacao === 'M' ? 'MARCADA' : undefined
  if (before.situacao === 'M' && record.situacao === 'C') return 'CANCELADA'
  return record.situacao === 'M' && mudouConvite(record, before) ? 'REMARCADA' : undefined
}

/** Sends, updates or cancels invitations: candidate and interviewers get an e-mail with a calendar file, interviewers a message, too. */
export async function avisaConvidados(ctx: Ctx, record: Entrevista, before: Entrevista | undefined): Promise<void> {
  const mudanca = mudancaDe(record, before)
  // no invitations to past interviews
  if (!mudanca || new Date(record.inicio) < ctx.now()) return
  // a reminder still in the outbox would tell the former time
  await withdrawMails(ctx.db, ctx.session.empresaId, { entidade: 'captacao/entrevista', id: Number(record.id) }, [
    LEMBRETE,
  ])
  const candidatura = await candidaturaDe(ctx, record.candidatura.id)
  if (!candidatura) return
  const equipe = await usuarios(ctx, ids(record))
  const { empresaId, usuario, kind } = ctx.session
  const { candidato, email, vaga, empresa, resposta, candidatoId, solicitacaoId, etapaId } = candidatura
  const ics = (cancelado: boolean, pessoas: Pessoa[]) =>
    convite({
      agora: ctx.now(),
      empresaId,
      entrevista: record,
      titulo: `Entrevista: ${candidato} – ${vaga}`,
      organizador: { nome: kind === 'candidato' ? empresa : usuario.nome, email: resposta ?? NINGUEM },
      participantes: [{ nome: candidato, email }, ...pessoas].flatMap((one) =>
        isAddress(one.email) ? [{ nome: one.nome, email: one.email }] : [],
      ),
      cancelado,
    })
  const anexos = [await ics(mudanca === 'CANCELADA', equipe)]
  await avisaCandidato(ctx, {
    evento: `ENTREVISTA_${mudanca}`,
    candidaturaId: record.candidatura.id,
    candidatoId,
    solicitacaoId,
    ...(etapaId ? { etapaId } : {}),
    entrevista: { ...record },
    anexos,
  })
  await avisaEquipe(ctx, record, mudanca, equipe, { candidato, vaga, anexos })
  const fora = await usuarios(
    ctx,
    ids(before).filter((id) => !ids(record).includes(id)),
  )
  if (fora.length > 0)
    await avisaEquipe(ctx, record, 'CANCELADA', fora, { candidato, vaga, anexos: [await ics(true, fora)] })
}

/** Reminds candidate and interviewers of an interview, without a calendar file. */
export async function lembraConvidados(ctx: Ctx, record: Entrevista): Promise<void> {
  const candidatura = await candidaturaDe(ctx, record.candidatura.id)
  if (!candidatura) return
  const { candidato, vaga, candidatoId, solicitacaoId, etapaId } = candidatura
  await avisaCandidato(ctx, {
    evento: LEMBRETE,
    candidaturaId: record.candidatura.id,
    candidatoId,
    solicitacaoId,
    ...(etapaId ? { etapaId } : {}),
    entrevista: { ...record },
  })
  await avisaEquipe(ctx, record, 'LEMBRETE', await usuarios(ctx, ids(record)), { candidato, vaga, anexos: [] })
}

interface Convocacao {
  candidato: string
  vaga: string
  anexos: MailFile[]
}

async function avisaEquipe(
  ctx: Ctx,
  record: Entrevista,
  mudanca: Mudanca | 'LEMBRETE',
  equipe: Pessoa[],
  { candidato, vaga, anexos }: Convocacao,
): Promise<void> {
  const { empresaId, usuario, kind } = ctx.session
  const { id, inicio, duracao, local, link, motivo } = record
  const quando = displayInstant(inicio)
  const texto = `${frases[mudanca]}: ${candidato}, para ${vaga}, em ${quando}.`
  const onde = [local, link].filter(Boolean).join('\n')
  const porque = mudanca === 'CANCELADA' && motivo ? `\n\nMotivo: ${motivo}` : ''
  const to = equipe.flatMap((one) => (isAddress(one.email) ? [{ endereco: one.email, nome: one.nome }] : []))
  if (to.length > 0)
    await sendMail(ctx.db, {
      empresaId,
      to,
      subject: `${frases[mudanca]}: ${candidato}, ${quando}`,
      text: `${texto}\n\nDuração: ${duracao} minutos\n${onde}${porque}`,
      attachments: anexos,
      event: `ENTREVISTA_${mudanca}`,
      about: [{ entidade: 'captacao/entrevista', id: Number(id) }],
      author: usuario.nome,
    })
  await sendMessage(ctx.db, {
    empresaId,
    tipo: 'R',
    // ids of candidates and users are separate ranges
    usuarios: equipe.map((one) => one.id).filter((one) => kind === 'candidato' || one !== usuario.id),
    remetente: usuario.nome,
    texto: `${texto}${porque}`,
    link: `/captacao/entrevistas/${id}/ficha`,
  })
}
