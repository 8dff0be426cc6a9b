import type { ResultadoChave } from '#schemas/generated/types/avaliacao/resultado-chave.ts'
import type { GoalCheckIn, GoalPanel, GoalResult } from '#schemas/runtime/answers/evaluation/goals.ts'
import { hasAuthority } from '#server/platform/access/session.ts'
import { forEntity } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { entityOf } from '#server/platform/crud/read/entity-of.ts'
import { findManyStored } from '#server/platform/crud/read/read.ts'
import { hideNames } from '#server/platform/crud/sight/unseen-people.ts'
import { run } from '#server/platform/database/sql.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { objetivosDaArvore, TALENTO } from './arvore.ts'
import { periodoDe } from './periodo.ts'
import { cuida } from './regras.ts'

/** An objective with its key results, the last check-ins of each, and the session's rights on it. */
export async function painelDoObjetivo(ctx: Ctx, id: number): Promise<GoalPanel> {
  const { ctx: of, read } = entityOf(ctx, 'avaliacao/objetivo')
  const { descricao, periodo } = await read(id)
  const [node] = await objetivosDaArvore(of, { objetivo: id })
  if (!node) return fail('NAO_ENCONTRADO')
  const { encerrado } = await periodoDe(ctx, periodo.id)
  const holds = (authority: string) => hasAuthority(ctx.session, authority)
  const aberto = !encerrado && (node.situacao === 'R' || node.situacao === 'A')
  const cuidado = cuida(ctx, node.nivel)
  return {
    ...node,
    ...(descricao !== undefined && { descricao }),
    podeAlterar: !encerrado && cuidado && holds('ROLE_CAD_OBJETIVO_ALTERAR'),
    podeIncluir: aberto && cuidado && holds('ROLE_CAD_RESULTADO_CHAVE_INCLUIR'),
    resultadosChave: await resultadosDoPainel(ctx, id, {
      aberto: !encerrado && node.situacao === 'A',
      todos: cuidado && holds('ROLE_CAD_CHECK_IN_INCLUIR'),
      exclui: cuidado && holds('ROLE_CAD_CHECK_IN_EXCLUIR'),
    }),
  }
}

interface Pode {
  /** whether check-ins are accepted */
  aberto: boolean
  /** whether the session may check in on every key result, not only on those it answers for */
  todos: boolean
  exclui: boolean
}

interface Linha {
  resultado: number
  responsavel: { id: number; nome: string } | null
  responde: boolean
  checkIns: (Omit<GoalCheckIn, 'podeExcluir'> & { meu: boolean })[]
}

/** Last check-ins of a key result that its sparkline is drawn from. */
const ULTIMOS = 60

// $1 company, $2 objective, $3 user, $4 how many
const LINHAS = `select r.id::int as resultado,
    case when t.id is not null then json_build_object('id', t.id, 'nome', coalesce(t.nome_social, t.nome)) end as responsavel,
    coalesce(t.usuario_id = $3, false) as responde,
    coalesce((select json_agg(c) from (
      select c.id::int, c.data, c.valor, c.confianca, c.comentario, u.nome as autor, coalesce(c.autor_id = $3, false) as meu
      from check_in_resultado c left join usuario u on u.id = c.autor_id
      where c.empresa_id = r.empresa_id and c.resultado_chave_id = r.id order by c.data desc, c.id desc limit $4) c), '[]') as "checkIns"
  from resultado_chave r left join talento t on t.empresa_id = r.responsavel_empresa_id and t.id = r.responsavel_id
  where r.empresa_id = $1 and r.objetivo_id = $2 order by r.id`

async function resultadosDoPainel(ctx: Ctx, objetivo: number, { aberto, todos, exclui }: Pode): Promise<GoalResult[]> {
  const { empresaId, usuario } = ctx.session
  const linhas = await run<Linha>(ctx.db, LINHAS, [empresaId, objetivo, usuario.id, ULTIMOS])
  await hideNames(
    ctx,
    TALENTO,
    linhas.map(({ responsavel }) => responsavel),
  )
  const stored = await findManyStored<Required<ResultadoChave>>(
    forEntity(ctx, 'avaliacao/resultado-chave'),
    linhas.map(({ resultado }) => resultado),
  )
  return stored.map((record) => {
    const { id, titulo, formato, unidade, inicial, meta, atual, peso, progresso, confianca, proximoCheckIn } = record
    const { responsavel, responde = false, checkIns = [] } = linhas.find(({ resultado }) => resultado === id) ?? {}
    return {
      ...{ id, titulo, formato, inicial, meta, atual, peso, progresso },
      ...(unidade !== undefined && { unidade }),
      ...(confianca !== undefined && { confianca }),
      ...(proximoCheckIn !== undefined && { proximoCheckIn }),
      ...(responsavel && { responsavel }),
      podeFazerCheckIn: aberto && (todos || responde),
      checkIns: checkIns.map(({ meu, comentario, autor, ...own }) => ({
        ...own,
        ...(comentario != null && { comentario }),
        ...(autor != null && { autor }),
        podeExcluir: aberto && (exclui || (meu && responde)),
      })),
    }
  })
}
