import type { Leaving, Por } from '#schemas/runtime/answers/evaluation/exit-interview.ts'
import { addDays } from '#schemas/runtime/days/days.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { modeloParaMotivo } from '#server/domain/pesquisa/modelo-entrevista/queries.ts'
import { dropUndefined } from '#server/platform/base/present.ts'
import { onBehalf } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { readOfCompany } from '#server/platform/crud/read/read.ts'
import { changeStored } from '#server/platform/crud/write/change.ts'
import { deleteInside, insertBody } from '#server/platform/crud/write/operations.ts'
import { run } from '#server/platform/database/sql.ts'
import { fieldError, invalid } from '#server/platform/errors/errors.ts'
import { type Copia, recusaAcao } from '../copia.ts'
import { avisaAvaliador } from '../link.ts'
import { desligadoVisto, VER } from './quem.ts'

const COPIA = 'avaliacao/colaborador-questionario'
/** Default days of validity of a link, where the company sets none. */
const DIAS = 15

// $1 company, $2 talent
const DO_TALENTO = `select id::int as id from colaborador_questionario where empresa_id = $1 and colaborador_id = $2 and origem = 'E'`

/** The exit interview of a talent of the company. */
export async function entrevistaDe(ctx: Ctx, talento: number, lock = false): Promise<Copia | undefined> {
  const [found] = await run<{ id: number }>(ctx.db, DO_TALENTO, [ctx.session.empresaId, talento])
  return found && readOfCompany<Copia>(onBehalf(ctx, COPIA), found.id, lock ? { lock } : {})
}

export interface Abertura {
  talento: number
  por: Por
  /** default: the model of the dismissal reason, else the default model */
  modelo?: number | undefined
}

/** Opens the interview of a leaving talent, or changes its respondent and model. @throws DomainError 400, 404, 409 once it was answered */
export async function abreEntrevista(tx: Ctx, { talento, por, modelo }: Abertura): Promise<Copia> {
  // row lock on the talent: a second request waits and finds the interview
  const quem = await desligadoVisto(tx, talento, true)
  const antes = await entrevistaDe(tx, talento, true)
  const dito = { ...(await quemResponde(tx, quem, por)), ...(modelo !== undefined && { entrevista: { id: modelo } }) }
  if (!antes) return cria(tx, quem, dito)
  recusaAcao(antes.situacao === 'R' ? 'A entrevista já foi respondida.' : undefined)
  const eraDoRh = antes.avaliador === undefined
  if (por === 'TALENTO' && eraDoRh && antes.situacao === 'P') recusaAcao('O RH já começou a responder esta entrevista.')
  // HR must not see the talent's draft: the copy starts empty
  const doComeco = por === 'RH' && !eraDoRh ? { situacao: 'N', respostas: [], observacao: undefined } : {}
  return muda(tx, antes, { ...doComeco, ...dito })
}

async function cria(tx: Ctx, { id, motivo }: Leaving, { entrevista, ...dito }: RecordData): Promise<Copia> {
  const modelo = entrevista ?? (await modeloParaMotivo(tx, motivo?.id))
  if (!modelo) invalid([fieldError('modeloId', 'Modelo de Entrevista é obrigatório')])
  const { id: modeloId } = modelo as { id: number }
  const of = onBehalf(tx, COPIA)
  const given = dropUndefined(dito)
  const feita = await insertBody(of, { colaborador: { id } }, { ...given, origem: 'E', entrevista: { id: modeloId } })
  return readOfCompany<Copia>(of, feita)
}

async function muda(tx: Ctx, antes: Copia, changes: RecordData): Promise<Copia> {
  const of = onBehalf(tx, COPIA)
  const depois = (await changeStored(of, antes, changes, 'convite')) as Copia
  // the update sends no notice while respondent and address are the same: sends a new link here
  if (depois.avaliador?.id === antes.avaliador?.id && depois.email === antes.email) await avisaAvaliador(of, depois)
  return depois
}

// $1 company, $2 talent
const EMAIL = 'select contato_email as email from talento where empresa_id = $1 and id = $2'

/** Respondent, address and deadline of the copy. @throws DomainError 400 for a talent without e-mail */
async function quemResponde(tx: Ctx, { id }: Leaving, por: Por): Promise<RecordData> {
  if (por === 'RH') return { avaliador: undefined, email: undefined, prazo: undefined }
  const [found] = await run<{ email: string | null }>(tx.db, EMAIL, [tx.session.empresaId, id])
  if (!found?.email) invalid([fieldError('por', 'O talento não tem e-mail: sem ele o link não chega.')])
  const { entrevistaDesligamentoDias: dias = DIAS } = tx.context.empresa as { entrevistaDesligamentoDias?: number }
  return { avaliador: { id }, email: found?.email, prazo: addDays(tx.context.hoje, dias) }
}

/** Deletes the unanswered interview when the dismissal is undone. */
export async function desfazEntrevista(tx: Ctx, talento: number): Promise<void> {
  const copia = await entrevistaDe(tx, talento, true)
  if (copia && copia.situacao !== 'R') await deleteInside(comoQuemVe(onBehalf(tx, COPIA)), copia.id, undefined)
}

/** Context with authority on interviews: undoing a dismissal does not require it. */
const comoQuemVe = (ctx: Ctx): Ctx => {
  const authorities = new Set([...ctx.session.authorities, VER])
  return { ...ctx, session: { ...ctx.session, authorities, restricted: false } }
}
