import type { Disponibilidade } from '#schemas/runtime/answers/recruitment/interviews.ts'
import { shiftDay } from '#schemas/runtime/dates.ts'
import { addWorkingDays, isWorkingDay } from '#schemas/runtime/days/working-days.ts'
import date from '#schemas/runtime/formats/date.ts'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import { temModelo } from '#server/domain/captacao/modelo-email/queries.ts'
import { findCalendar } from '#server/domain/geral/feriado/queries.ts'
import { forEntity } from '#server/platform/crud/context.ts'
import type { Ctx, RouteCollector } from '#server/platform/crud/define.ts'
import { readStored } from '#server/platform/crud/read/read.ts'
import { run } from '#server/platform/database/sql.ts'
import { fail, fieldError, invalid } from '#server/platform/errors/errors.ts'
import { isAddress } from '#server/platform/mail/address.ts'
import { candidaturaDe, usuarios } from './queries.ts'

/** Working days that are offered at once. */
const DIAS = 5
/** Interviews start between these minutes of the day (São Paulo time), every PASSO minutes. */
const ABRE = 8 * 60
const FECHA = 18 * 60
const PASSO = 30
const MAIS_PESSOAS = 20

const querystring: JsonSchema = {
  type: 'object',
  properties: {
    candidaturaId: { type: 'string', title: 'Candidato na solicitação' },
    entrevistadoresIds: { type: 'string', title: 'Entrevistadores, separados por vírgula' },
    dia: { type: 'string', title: 'A partir do dia' },
    duracao: { type: 'string', title: 'Duração (minutos)' },
    entrevistaId: { type: 'string', title: 'Entrevista que muda de horário' },
  },
}

/** Free times of all participants, and the recipients of the invitation, before an interview is saved. */
export function disponibilidade(route: RouteCollector): void {
  route.get(
    '/disponibilidade',
    {
      summary: 'Horários livres do candidato e dos entrevistadores, e quem receberá o convite',
      authority: 'ROLE_MOV_ENTREVISTA_INCLUIR',
      querystring,
    },
    async (ctx, request): Promise<Disponibilidade> => {
      const pedido = lido(ctx, request.query as Record<string, string | undefined>)
      const { id } = await readStored(forEntity(ctx, 'captacao/candidato-solicitacao'), pedido.candidaturaId)
      const candidatura = (await candidaturaDe(ctx, id)) ?? fail('NAO_ENCONTRADO')
      return {
        dias: pedido.pessoas.length > 0 ? await horarios(ctx, pedido, candidatura.candidatoId) : [],
        convidados: {
          candidato: {
            nome: candidatura.candidato,
            email: isAddress(candidatura.email) ? candidatura.email : null,
            avisado: isAddress(candidatura.email) && (await temModelo(ctx, 'ENTREVISTA_MARCADA')),
          },
          equipe: (await usuarios(ctx, pedido.pessoas)).map(({ id: usuarioId, nome, email }) => ({
            id: Number(usuarioId),
            nome,
            email: isAddress(email) ? email : null,
          })),
        },
      }
    },
  )
}

interface Pedido {
  candidaturaId: number
  pessoas: number[]
  dia: string
  duracao: number
  entrevistaId: number
}

function lido({ context }: Ctx, query: Record<string, string | undefined>): Pedido {
  const { candidaturaId = '', entrevistadoresIds = '', dia = context.hoje, duracao = '60', entrevistaId = '0' } = query
  const pessoas = entrevistadoresIds.split(',').filter(Boolean)
  const errado = (field: string, message: string) => invalid([fieldError(field, message)])
  if (!isId(candidaturaId)) errado('candidaturaId', 'Candidato na solicitação é obrigatório')
  if (!pessoas.every(isId) || pessoas.length > MAIS_PESSOAS)
    errado('entrevistadoresIds', 'Valor inválido para Entrevistadores')
  if (!date.validate(dia)) errado('dia', 'Data inválida')
  const minutos = /^\d{1,3}$/.test(duracao) ? Number(duracao) : 0
  if (minutos < 10 || minutos > 480) errado('duracao', 'A duração vai de 10 a 480 minutos')
  return {
    candidaturaId: Number(candidaturaId),
    pessoas: [...new Set(pessoas.map(Number))],
    // today at the earliest
    dia: [dia, context.hoje].sort().at(-1) ?? dia,
    duracao: minutos,
    entrevistaId: isId(entrevistaId) ? Number(entrevistaId) : 0,
  }
}

const isId = (text: string): boolean => /^[1-9]\d{0,14}$/.test(text)

interface Ocupado {
  inicio: string
  fim: string
}

/** For each of the next working days the times without another interview or an interviewer's absence. */
async function horarios(ctx: Ctx, { pessoas, dia, duracao, entrevistaId }: Pedido, candidatoId: number) {
  const dias = await diasUteis(ctx, dia)
  const ocupados = await interviewsOf(ctx, { pessoas, candidatoId, dias, entrevistaId })
  const ausencias = await absencesOf(ctx, pessoas)
  const agora = ctx.now().getTime()
  return dias.map((one) => ({
    dia: one,
    horarios: ausencias.some(({ inicio, fim }) => inicio <= one && one <= fim)
      ? []
      : comecos(duracao).flatMap((minuto) => {
          const inicio = instantOf(one, minuto)
          const fim = inicio + duracao * 60_000
          const livre = ocupados.every((o) => fim <= Date.parse(o.inicio) || inicio >= Date.parse(o.fim))
          return inicio > agora && livre ? [new Date(inicio).toISOString()] : []
        }),
  }))
}

async function diasUteis(ctx: Ctx, dia: string): Promise<string[]> {
  const calendar = (await findCalendar(ctx)) ?? fail('NAO_ENCONTRADO')
  const first = isWorkingDay(calendar, dia) ? dia : addWorkingDays(calendar, dia, 0)
  const found: string[] = []
  for (let day = first; day !== undefined && found.length < DIAS; day = addWorkingDays(calendar, shiftDay(day, 1), 0))
    found.push(day)
  return found
}

const comecos = (duracao: number): number[] =>
  Array.from({ length: (FECHA - ABRE) / PASSO }, (_, i) => ABRE + i * PASSO).filter(
    (minuto) => minuto + duracao <= FECHA,
  )

/** Instant in ms of a minute of the day in UTC−3: no DST since 2019. */
const instantOf = (day: string, minuto: number): number => Date.parse(`${day}T00:00:00-03:00`) + minuto * 60_000

interface Procura {
  pessoas: number[]
  candidatoId: number
  dias: string[]
  entrevistaId: number
}

function interviewsOf({ db, session }: Ctx, { pessoas, candidatoId, dias, entrevistaId }: Procura): Promise<Ocupado[]> {
  const text = `select e.inicio, e.inicio + make_interval(mins => e.duracao) as fim from entrevista e
    where e.empresa_id = $1 and e.situacao = 'M' and e.id <> $2 and e.inicio > $3::date - 1 and e.inicio < $4::date + 2
      and (e.candidato_id = $5 or exists (select from entrevista_entrevistadores p
        where p.empresa_id = e.empresa_id and p.entrevista_id = e.id and p.usuario_id = any($6::bigint[])))`
  return run<Ocupado>(db, text, [session.empresaId, entrevistaId, dias[0], dias.at(-1), candidatoId, pessoas])
}

const absencesOf = ({ db, session }: Ctx, pessoas: number[]): Promise<Ocupado[]> =>
  run<Ocupado>(db, 'select inicio, fim from ausencia where empresa_id = $1 and usuario_id = any($2::bigint[])', [
    session.empresaId,
    pessoas,
  ])
