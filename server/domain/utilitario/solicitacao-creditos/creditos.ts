import type { Ctx } from '#server/platform/crud/define.ts'
import { hot } from '#server/platform/database/hot.ts'
import { run } from '#server/platform/database/sql.ts'

/** spec 3 §9: free each month, not cumulative */
const GRATUITOS_POR_MES = 10

/** Remaining credits of a company. */
export interface Creditos {
  /** all remaining ones, free and granted */
  disponiveis: number
  /** free ones left this month */
  gratuitos: number
  gratuitosPorMes: number
  /** granted ones left; they do not expire */
  concedidos: number
  /** 'YYYY-MM' */
  mes: string
}

type Fonte = 'gratuitos' | 'concedidos'

const SALDO = hot(`select
  greatest(${GRATUITOS_POR_MES} - coalesce((select gratuitos from uso_assistente where empresa_id = $1 and mes = $2), 0), 0) as gratuitos,
  greatest(coalesce((select sum(quantidade_concedida) from solicitacao_creditos where empresa_id = $1 and situacao = 'CONCEDIDA'), 0)
    - coalesce((select sum(concedidos) from uso_assistente where empresa_id = $1), 0), 0)::int as concedidos`)

/** the condition is evaluated under the row lock: of two concurrent requests one spends the last credit */
const GASTA_GRATUITO = hot(`insert into uso_assistente (empresa_id, mes, gratuitos, concedidos) values ($1, $2, 1, 0)
on conflict (empresa_id, mes) do update set gratuitos = uso_assistente.gratuitos + 1
where uso_assistente.gratuitos < ${GRATUITOS_POR_MES} returning id`)

const GASTA_CONCEDIDO = hot(`update uso_assistente u set concedidos = u.concedidos + 1
where u.empresa_id = $1 and u.mes = $2 and u.concedidos <
  coalesce((select sum(s.quantidade_concedida) from solicitacao_creditos s where s.empresa_id = $1 and s.situacao = 'CONCEDIDA'), 0)
  - coalesce((select sum(o.concedidos) from uso_assistente o where o.empresa_id = $1 and o.mes <> $2), 0)
returning id`)

const DEVOLVE: Record<Fonte, string> = {
  gratuitos: hot('update uso_assistente set gratuitos = greatest(gratuitos - 1, 0) where empresa_id = $1 and mes = $2'),
  concedidos: hot(
    'update uso_assistente set concedidos = greatest(concedidos - 1, 0) where empresa_id = $1 and mes = $2',
  ),
}

const mesDe = ({ context }: Ctx): string => context.hoje.slice(0, 7)

export async function saldo(ctx: Ctx): Promise<Creditos> {
  const mes = mesDe(ctx)
  const [row] = await run<{ gratuitos: number; concedidos: number }>(ctx.db, SALDO, [ctx.session.empresaId, mes])
  const { gratuitos = 0, concedidos = 0 } = row ?? {}
  return { disponiveis: gratuitos + concedidos, gratuitos, gratuitosPorMes: GRATUITOS_POR_MES, concedidos, mes }
}

/**
 * Spends one credit of the company, free ones first, before the service is called, so that concurrent requests cannot
 * use the same one.
 * @returns a function that gives it back after a failure; undefined when none is left
 */
export async function gasta(ctx: Ctx): Promise<(() => Promise<void>) | undefined> {
  const mine = [ctx.session.empresaId, mesDe(ctx)]
  const sources: [Fonte, string][] = [
    ['gratuitos', GASTA_GRATUITO],
    ['concedidos', GASTA_CONCEDIDO],
  ]
  for (const [fonte, text] of sources) {
    const spent = await run(ctx.db, text, mine)
    if (spent.length === 0) continue
    return async () => {
      await run(ctx.db, DEVOLVE[fonte], mine)
    }
  }
  return undefined
}
