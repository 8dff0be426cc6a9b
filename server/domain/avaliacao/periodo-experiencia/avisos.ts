import { displayDay } from '#schemas/runtime/dates.ts'
import { addDays } from '#schemas/runtime/days/days.ts'
import { DIAS_DE_AVISO } from '#schemas/runtime/domain/experiencia.ts'
import { gestoresDe } from '#server/domain/gestao-talentos/talento/queries.ts'
import { everyCompany } from '#server/platform/access/every-company.ts'
import { contextOf, inTransaction } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { run } from '#server/platform/database/sql.ts'
import { isAddress } from '#server/platform/mail/address.ts'
import { sendMail } from '#server/platform/mail/send.ts'
import { holdersOf } from '#server/platform/messages/recipients.ts'
import { sendMessage } from '#server/platform/messages/send.ts'
import { knownOrigin } from '#server/platform/plugins/public-address.ts'
import type { Prumo } from '#server/prumo.ts'
import { type Par, paresDe } from './pares.ts'
import { ALTERAR } from './quem.ts'

const TELA = '/avaliacao/acompanhamentos-periodos-experiencia'
const AUTOR = 'Avisos automáticos'
/** Most names listed in one message. */
const NOMES = 20

/**
 * Notifies managers and HR of experience evaluations that fall due within the company's number of days: once per
 * talent, period and due date. Notices are recorded in the transaction that sends the messages, one per company, so
 * that of two servers only one sends.
 * @returns number of evaluations notified
 */
export async function avisaExperiencias(prumo: Prumo): Promise<number> {
  const entity = prumo.model.entities.get('avaliacao/periodo-experiencia')
  if (!entity) return 0
  let avisadas = 0
  for await (const session of everyCompany(prumo, { name: AUTOR }))
    avisadas += await inTransaction(contextOf(prumo, entity, session), (tx) => avisaEmpresa(tx, prumo))
  return avisadas
}

async function avisaEmpresa(tx: Ctx, prumo: Prumo): Promise<number> {
  const { hoje, empresa } = tx.context
  const { diasAvisoExperiencia: dias = DIAS_DE_AVISO } = empresa as { diasAvisoExperiencia?: number }
  const ate = addDays(hoje, dias) ?? hoje
  const filter = { vencimentoDe: hoje, vencimentoAte: ate }
  const pares = await paresDe(tx, filter, { em: hoje, trabalha: 'em' })
  const novos = await novosDe(
    tx,
    pares.filter(({ situacao }) => situacao !== 'R'),
  )
  for (const [usuario, seus] of await porDestinatario(tx, novos)) await conta(tx, prumo, usuario, seus)
  return novos.length
}

// $1 company, $2 talents, periods and days
const ANOTA = `insert into aviso_experiencia (empresa_id, colaborador_id, periodo_id, vencimento)
  select $1, n."talentoId", n."periodoId", n.vencimento
  from jsonb_to_recordset($2::jsonb) as n("talentoId" bigint, "periodoId" bigint, vencimento date)
  on conflict do nothing returning colaborador_id::int as talento, periodo_id::int as periodo`
// $1 company, $2 today: erases records of notices due more than 365 days ago
const ESQUECE = `delete from aviso_experiencia where empresa_id = $1 and vencimento < $2::date - 365`

/** Records the pairs as notified; returns the new ones. */
async function novosDe({ db, session, context }: Ctx, pares: Par[]): Promise<Par[]> {
  await run(db, ESQUECE, [session.empresaId, context.hoje])
  if (pares.length === 0) return []
  const chaves = pares.map(({ talentoId, periodoId, vencimento }) => ({ talentoId, periodoId, vencimento }))
  const anotados = await run<{ talento: number; periodo: number }>(db, ANOTA, [
    session.empresaId,
    JSON.stringify(chaves),
  ])
  const novos = new Set(anotados.map(({ talento, periodo }) => `${talento} ${periodo}`))
  return pares.filter(({ talentoId, periodoId }) => novos.has(`${talentoId} ${periodoId}`))
}

/** Recipients by user: the managers of the talents, and users who change evaluations and see the area. */
async function porDestinatario(tx: Ctx, pares: Par[]): Promise<Map<number, Par[]>> {
  const { empresaId } = tx.session
  const ids = [...new Set(pares.map(({ talentoId }) => talentoId))]
  const gestores = await gestoresDe(tx, ids, tx.context.hoje, { comUsuario: true })
  const porArea = new Map<number | null, number[]>()
  const found = new Map<number, Par[]>()
  for (const par of pares) {
    const { areaId, talentoId } = par
    const rh = porArea.get(areaId) ?? (await holdersOf(tx.db, empresaId, ALTERAR, sightOf(areaId))).map(Number)
    porArea.set(areaId, rh)
    const gestor = gestores.get(talentoId)?.usuario
    for (const usuario of new Set([...(gestor === undefined ? [] : [gestor]), ...rh]))
      found.set(usuario, [...(found.get(usuario) ?? []), par])
  }
  return found
}

const sightOf = (areaId: number | null) => (areaId === null ? undefined : { areaId, hidden: false })

async function conta({ db, session }: Ctx, prumo: Prumo, usuario: number, pares: Par[]): Promise<void> {
  const texto = textoDe(pares)
  const link = linkDe(pares)
  const { empresaId } = session
  await sendMessage(db, { empresaId, tipo: 'A', usuarios: [usuario], remetente: AUTOR, texto, link })
  const [quem] = await run<{ nome: string; email: string | null }>(
    db,
    'select nome, email from usuario where id = $1 and ativo',
    [usuario],
  )
  if (!quem?.email || !isAddress(quem.email)) return
  const origem = await knownOrigin(prumo.env, db)
  await sendMail(db, {
    empresaId,
    to: { endereco: quem.email, nome: quem.nome },
    subject: 'Avaliação do período de experiência a vencer',
    text: [`Olá, ${quem.nome}.`, texto, ...(origem === undefined ? [] : [`${origem}${link}`])].join('\n\n'),
    event: 'EXPERIENCIA_A_VENCER',
    about: [...new Set(pares.map(({ talentoId }) => talentoId))].map((id) => ({
      entidade: 'gestao-talentos/talento',
      id,
    })),
    author: AUTOR,
  })
}

const linkDe = ([par, outro]: Par[]): string =>
  par && !outro ? `${TELA}/new?colaboradorId=${par.talentoId}&periodoExperienciaId=${par.periodoId}` : TELA

const dito = ({ nome, periodo, vencimento }: Par): string => `${nome} (${periodo}, até ${displayDay(vencimento)})`

function textoDe(pares: Par[]): string {
  const [par, outro] = pares
  if (par && !outro) return `Avaliação do período de experiência a vencer: ${dito(par)}.`
  const nomes = pares.slice(0, NOMES).map(dito).join('; ')
  const mais = pares.length > NOMES ? ` e mais ${pares.length - NOMES}` : ''
  return `${pares.length} avaliações do período de experiência a vencer: ${nomes}${mais}.`
}
