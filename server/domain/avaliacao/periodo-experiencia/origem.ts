import type { RecordData } from '#schemas/runtime/model.ts'
import { talentoDoUsuario, trabalhaEmSql } from '#server/domain/gestao-talentos/talento/queries.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { hot } from '#server/platform/database/hot.ts'
import { run } from '#server/platform/database/sql.ts'
import { podeAvaliar } from './quem.ts'

/** Fields of a copy read here. */
interface Copia {
  colaborador?: { id: number } | undefined
  periodoExperiencia?: { id: number } | undefined
}

// $1 company, $2 talent, $3 today
const TRABALHA = hot(
  `select from talento t where t.empresa_id = $1 and t.id = $2 and ${trabalhaEmSql('t', '$3::date')}`,
)

/** Whether a talent of the company has been admitted and has not left. */
export async function trabalhaHoje({ db, session, context }: Ctx, talento: number): Promise<boolean> {
  return (await run(db, TRABALHA, [session.empresaId, talento, context.hoje])).length > 0
}

// $1 company, $2 talent, $3 period
const PRAZO = hot(`select p.id::int, p.nome, p.dias, (t.data_admissao + (p.dias - 1))::text as vencimento
  from talento t join periodo_experiencia p on p.empresa_id = t.empresa_id
  where t.empresa_id = $1 and t.id = $2 and p.id = $3`)

interface Prazo {
  id: number
  nome: string
  dias: number
  vencimento: string
}

/** What an experience period adds to answering its evaluation (origin A) — spec 2 §7 Experience-period follow-up */
export const experiencia = {
  podeResponder: async (ctx: Ctx, { colaborador }: Copia): Promise<boolean> =>
    colaborador !== undefined && (await podeAvaliar(ctx, colaborador.id)),

  async motivoFechada(ctx: Ctx, { colaborador }: Copia): Promise<string | undefined> {
    if (colaborador && (await trabalhaHoje(ctx, colaborador.id))) return undefined
    return 'O talento não trabalha mais na empresa.'
  },

  async mostra({ db, session }: Ctx, { colaborador, periodoExperiencia }: Copia): Promise<RecordData> {
    const values = [session.empresaId, colaborador?.id ?? null, periodoExperiencia?.id ?? null]
    const [prazo] = await run<Prazo>(db, PRAZO, values)
    if (!prazo) return {}
    const { vencimento, ...periodo } = prazo
    return { periodoExperiencia: periodo, vencimento }
  },

  /** Whoever hands the copy in becomes its evaluator. */
  async assina(tx: Ctx): Promise<RecordData> {
    const eu = await talentoDoUsuario(tx)
    return eu ? { avaliador: { id: eu.id } } : {}
  },
}
