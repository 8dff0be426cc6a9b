import { takeInLateJoiners } from '#server/features/publico/frozen.ts'
import { everyCompany } from '#server/platform/access/every-company.ts'
import { contextOf, forEntity, inTransaction } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { changeStored } from '#server/platform/crud/write/change.ts'
import { run } from '#server/platform/database/sql.ts'
import { DomainError } from '#server/platform/errors/errors.ts'
import type { Prumo } from '#server/prumo.ts'
import { avisaConvidados } from './avisos.ts'
import { createCopias } from './copias.ts'
import { donoDoPublico, PESQUISA, readPesquisa } from './pesquisa.ts'
import { repete } from './repete.ts'

// $1 company: closed surveys of a series without a next one
const A_REPETIR = `select id::int as id from pesquisa
  where empresa_id = $1 and situacao in ('E', 'U') and repeticao is not null and repetida_em is null order by id`
// $1 company, $2 today: released surveys within their period
const LIBERADAS = `select id::int as id from pesquisa where empresa_id = $1 and situacao = 'L' and data_fim >= $2::date order by id`

/** Counts of the surveys' job. */
interface Feito {
  /** talents admitted since the release and invited now */
  chegaram: number
  lembrados: number
  /** new surveys of series */
  repetidas: number
}

/** Creates the next surveys of series, invites talents admitted since a release, and sends reminders on the days before the end that each survey sets. Idempotent within a day. */
export async function acompanhaPesquisas(prumo: Prumo): Promise<Feito> {
  const feito = { chegaram: 0, lembrados: 0, repetidas: 0 }
  const entity = prumo.model.entities.get(PESQUISA)
  if (!entity) return feito
  for await (const session of everyCompany(prumo, { name: 'Lembrete' })) {
    const ctx = contextOf(prumo, entity, session)
    for (const { id } of await run<{ id: number }>(ctx.db, A_REPETIR, [session.empresaId]))
      if (await repeteUma(ctx, id)) feito.repetidas += 1
    for (const { id } of await run<{ id: number }>(ctx.db, LIBERADAS, [session.empresaId, ctx.context.hoje])) {
      feito.chegaram += await inTransaction(ctx, (tx) => recebe(tx, id))
      feito.lembrados += await inTransaction(ctx, (tx) => lembra(tx, id))
    }
  }
  return feito
}

/** Repeats one survey; a refusal does not stop the others. */
async function repeteUma(ctx: Ctx, id: number): Promise<boolean> {
  try {
    return await inTransaction(ctx, (tx) => repete(tx, id))
  } catch (error) {
    if (error instanceof DomainError) return false
    throw error
  }
}

async function recebe(tx: Ctx, id: number): Promise<number> {
  const pesquisa = await readPesquisa(tx, id, { lock: true })
  if (pesquisa.situacao !== 'L' || pesquisa.porLink || !pesquisa.publico) return 0
  const vieram = await takeInLateJoiners(tx, donoDoPublico(id), pesquisa.publico, tx.context.hoje)
  if (vieram.length === 0) return 0
  await createCopias(tx, pesquisa, vieram)
  await avisaConvidados(tx, pesquisa, vieram)
  return vieram.length
}

const DIA = 86_400_000

async function lembra(tx: Ctx, id: number): Promise<number> {
  const pesquisa = await readPesquisa(tx, id, { lock: true })
  const { hoje } = tx.context
  const faltam = (Date.parse(pesquisa.dataFim) - Date.parse(hoje)) / DIA
  if (pesquisa.situacao !== 'L' || pesquisa.porLink || pesquisa.lembradaEm === hoje) return 0
  if (!pesquisa.diasLembrete?.includes(faltam)) return 0
  await changeStored(forEntity(tx, PESQUISA), pesquisa, { lembradaEm: hoje }, 'lembrete')
  return (await avisaConvidados(tx, pesquisa)).avisados
}
