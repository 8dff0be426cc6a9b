import { sql } from 'kysely'
import type { Entrevista } from '#schemas/generated/types/captacao/entrevista.ts'
import type { FichaDeNotas, Nota } from '#schemas/runtime/answers/recruitment/interviews.ts'
import type { FieldError, RecordData } from '#schemas/runtime/model.ts'
import { inTransaction } from '#server/platform/crud/context.ts'
import { type Ctx, defineRoutes } from '#server/platform/crud/define.ts'
import { readRecord, readStored, type StoredRecord } from '#server/platform/crud/read/read.ts'
import { idParam, objectBody } from '#server/platform/crud/request/request.ts'
import { changeStored } from '#server/platform/crud/write/change.ts'
import { fail, fieldError, invalid } from '#server/platform/errors/errors.ts'
import { agenda } from './agenda.ts'
import { corrigidas } from './correcao.ts'
import { disponibilidade } from './disponibilidade.ts'

/** Criteria of every interview, where the position defines none. */
const sempre = ['Comunicação', 'Motivação para a vaga', 'Postura profissional']

type Gravada = StoredRecord & Entrevista

/** The scorecard: each interviewer gives marks from 1 to 5 by the position's criteria. */
export default defineRoutes('captacao/entrevista', (route) => {
  route.get(
    '/{id}/avaliacao',
    { summary: 'Os critérios da entrevista e as notas de quem pergunta' },
    async (ctx, request): Promise<FichaDeNotas> => {
      const record = await readStored<Gravada>(ctx, idParam(request))
      const minhas = (record.notas ?? []).filter(({ usuario }) => usuario.id === ctx.session.usuario.id)
      return {
        entrevistador: isEntrevistador(ctx, record),
        enviadas: jaViu(ctx, record),
        criterios: await criterios(ctx, record),
        notas: minhas.map(({ criterio, nota, observacao }) => ({ criterio, nota, observacao })),
      }
    },
  )
  route.put(
    '/{id}/avaliacao',
    {
      summary: 'Dá as notas de um entrevistador',
      authority: 'ROLE_MOV_ENTREVISTA_VER',
      body: {
        type: 'object',
        properties: {
          notas: { type: 'array', items: { type: 'object' }, title: 'Notas', 'x-field': { gender: 'f' } },
          justificativa: { type: 'string', title: 'Motivo da correção' },
        },
        required: ['notas'],
      },
    },
    async (ctx, request) => {
      const id = idParam(request)
      const body = objectBody(request)
      await inTransaction(ctx, async (tx) => {
        const record = await readStored<Gravada>(tx, id, { lock: true })
        if (!isEntrevistador(tx, record))
          fail('ACAO_NAO_PERMITIDA', {}, { message: 'Só os entrevistadores dão notas.' })
        if (record.situacao === 'C' || record.situacao === 'N')
          fail('ACAO_NAO_PERMITIDA', {}, { message: 'A entrevista não aconteceu: ela não recebe notas.' })
        const { usuario } = tx.session
        const dadas = lidas(body, await criterios(tx, record))
        const todas = record.notas ?? []
        const outras = todas.filter((nota) => nota.usuario.id !== usuario.id)
        const minhas = todas.filter((nota) => nota.usuario.id === usuario.id)
        const valem = jaViu(tx, record) ? corrigidas(minhas, dadas, body.justificativa) : dadas
        const novas = valem.map((nota) => ({ ...nota, usuario: { id: usuario.id, nome: usuario.nome } }))
        await changeStored(tx, record, { notas: [...outras, ...novas] as RecordData[] }, 'alteracao')
      })
      return readRecord(ctx, id)
    },
  )
  agenda(route)
  disponibilidade(route)
})

const isEntrevistador = ({ session }: Ctx, { entrevistadores }: Entrevista): boolean =>
  entrevistadores.some(({ id }) => id === session.usuario.id)

/** His own marks are sent and he sees those of others: from now on a change is a correction. */
const jaViu = ({ session }: Ctx, { notas = [] }: Entrevista): boolean =>
  notas.some(({ usuario }) => usuario.id === session.usuario.id) &&
  notas.some(({ usuario }) => usuario.id !== session.usuario.id)

/** Criteria from the request's position: knowledge, skills, attitudes; then the common ones. */
async function criterios({ db, session }: Ctx, { candidatura }: Entrevista): Promise<string[]> {
  const { rows } = await sql<{ nome: string }>`
    with c as (select f.cargo_id as id from candidato_solicitacao s
      join solicitacao_pessoal v on v.empresa_id = s.empresa_id and v.id = s.solicitacao_id
      join faixa_salarial f on f.empresa_id = v.empresa_id and f.id = v.faixa_salarial_id
      where s.empresa_id = ${session.empresaId} and s.id = ${candidatura.id})
    select k.nome from c join cargo_conhecimentos x on x.empresa_id = ${session.empresaId} and x.cargo_id = c.id
      join conhecimento k on k.empresa_id = x.empresa_id and k.id = x.conhecimento_id order by k.nome limit 8`.execute(
    db,
  )
  return [...new Set([...rows.map(({ nome }) => nome), ...sempre])]
}

function lidas({ notas }: RecordData, conhecidos: string[]): Nota[] {
  if (!Array.isArray(notas) || notas.length === 0) return invalid([fieldError('notas', 'Dê ao menos uma nota.')])
  const errors: FieldError[] = []
  const vistos = new Set<string>()
  const lidas = notas.map((cru: unknown, index): Nota => {
    const { criterio, nota, observacao } = (typeof cru === 'object' && cru !== null ? cru : {}) as RecordData
    const errado = (field: string, message: string) => errors.push(fieldError(`notas[${index}].${field}`, message))
    if (typeof criterio !== 'string' || !conhecidos.includes(criterio) || vistos.has(criterio))
      errado('criterio', 'Critério inválido')
    else vistos.add(criterio)
    if (!Number.isInteger(nota) || Number(nota) < 1 || Number(nota) > 5) errado('nota', 'A nota vai de 1 a 5.')
    if (
      observacao !== undefined &&
      (typeof observacao !== 'string' || observacao.length > 1000 || observacao.includes('\0'))
    )
      errado('observacao', 'Observação deve ter no máximo 1000 caracteres')
    const dito = typeof observacao === 'string' && observacao.trim() !== '' ? { observacao: observacao.trim() } : {}
    return { criterio: String(criterio), nota: Number(nota), ...dito }
  })
  return errors.length > 0 ? invalid(errors) : lidas
}
