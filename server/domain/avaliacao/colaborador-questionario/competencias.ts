import { niveisDosTalentos } from '#server/domain/cargo-salario/nivel-competencia-talento/queries.ts'
import type { RouteCollector } from '#server/platform/crud/define.ts'
import { readRecord } from '#server/platform/crud/read/read.ts'
import { idParam } from '#server/platform/crud/request/request.ts'
import { readParaLer } from './acesso.ts'
import type { Copia } from './copia.ts'
import { origemDe } from './origens.ts'

const BASE = '//avaliacao/avaliacoes-desempenhos-questionarios'

/** Competences that a copy judges, and the levels on record of the evaluated person (cncc) — spec 2 §7 */
export function competencias(route: RouteCollector): void {
  route.get(
    `${BASE}/competencias/{id}`,
    { summary: 'Competências da avaliação, com a escala e o nível dado', authority: 'LOGIN' },
    async (ctx, request) => {
      const { copia } = await readParaLer(ctx, idParam(request))
      const { competencias: list = [] } = (await origemDe(copia).mostra?.(ctx, copia)) ?? {}
      return list
    },
  )
  route.get(`${BASE}/cncc/{id}`, { summary: 'Níveis de competência vigentes do avaliado' }, async (ctx, request) => {
    const { colaborador } = await readRecord<Copia>(ctx, idParam(request))
    if (!colaborador) return { competencias: [] }
    const niveis = (await niveisDosTalentos(ctx, [colaborador.id], ctx.context.hoje)).get(colaborador.id)
    return {
      aderencia: niveis?.aderencia,
      competencias: [...(niveis?.competencias ?? [])].map(([competenciaId, nivel]) => ({ competenciaId, ...nivel })),
    }
  })
}
