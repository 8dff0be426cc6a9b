import { defineRoutes } from '#server/platform/crud/define.ts'
import { fieldError, invalid } from '#server/platform/errors/errors.ts'
import { cargosDasAreas } from './queries.ts'

function idsOf(text: unknown): number[] | undefined {
  if (text === undefined || text === '') return undefined
  const ids = String(text).split(',').map(Number)
  return ids.every((id) => Number.isSafeInteger(id)) ? ids : invalid([fieldError('cargosIds', 'Cargos inválido')])
}

/** GET /captacao/areas-formacao/cargos?cargosIds=1,2: the areas of education the positions ask for — spec 1 §7.6 */
export default defineRoutes('captacao/area-formacao', (route) => {
  route.get(
    '/cargos',
    {
      summary: 'Áreas de formação dos cargos',
      authority: 'LOGIN',
      querystring: { type: 'object', properties: { cargosIds: { type: 'string' } } },
    },
    async (ctx, request) => {
      const { cargosIds } = request.query as Record<string, unknown>
      return areasOf(await cargosDasAreas(ctx, { cargos: idsOf(cargosIds) }))
    },
  )
})

type Found = Awaited<ReturnType<typeof cargosDasAreas>>

/** Groups the pairs into one entry per area with its positions. */
function areasOf(found: Found) {
  const areas = new Map<number, { id: number; nome: string; cargos: Found[number]['cargo'][] }>()
  for (const { area, cargo } of found) {
    const entry = areas.get(area.id) ?? { ...area, cargos: [] }
    entry.cargos.push(cargo)
    areas.set(area.id, entry)
  }
  return [...areas.values()].sort((a, b) => a.nome.localeCompare(b.nome, 'pt-BR'))
}
