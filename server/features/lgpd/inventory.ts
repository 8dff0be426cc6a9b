import type { Model } from '#schemas/load.ts'
import type { InventoryLine } from '#schemas/runtime/answers/utilities/lgpd.ts'
import { personalClasses, personalFields } from '#schemas/runtime/definition/lgpd.ts'
import type { Entity } from '#schemas/runtime/model.ts'
import { permissionExpander } from '#schemas/runtime/permission.ts'
import { positionsIn } from '#schemas/runtime/shown/menu.ts'
import type { Session } from '#server/platform/access/session.ts'
import { run } from '#server/platform/database/sql.ts'
import type { Prumo } from '#server/prumo.ts'
import { companyModels, modelIn } from './own-fields.ts'
import { retentionText } from './retention.ts'

const effects = { apaga: 'apagado', mascara: 'substituído', generaliza: 'reduzido', mantem: 'mantido' } as const

/** The inventory of personal data from the definitions, with the retention periods of the session's company. */
export async function inventoryOf(prumo: Prumo, session: Session): Promise<InventoryLine[]> {
  const model = modelIn({ prumo, models: await companyModels(prumo, [{ id: session.empresaId }]) }, session.empresaId)
  const readers = await readersOf(prumo)
  return inMenuOrder(model).flatMap((entity) => {
    const root = rootOf(entity, model)
    const setting = root.retention?.setting
    const months = setting === undefined ? undefined : Number(session.context.empresa[setting] ?? 0)
    const lines = new Map<string, InventoryLine>()
    for (const { field, class: kind, anonymise, purpose, basis } of personalFields(entity, model.entities)) {
      if (kind === 'nenhum') continue
      const apagamento = effects[anonymise]
      const key = [kind, purpose, basis, apagamento].join('|')
      const line = lines.get(key)
      const title = field.hint.own === undefined ? field.title : `${field.title} (campo da empresa)`
      if (line) line.campos.push(title)
      else
        lines.set(key, {
          grupo: root.menu?.group ?? '',
          cadastro: entity === root ? entity.plural : `${root.plural} › ${entity.plural}`,
          ...(root.route && !root.route.includes('{') ? { tela: `/${root.route}` } : {}),
          categoria: personalClasses[kind].title,
          sensivel: personalClasses[kind].sensitive === true,
          campos: [title],
          finalidade: purpose,
          base: basis,
          guarda: retentionText(root, months),
          apagamento,
          tabela: entity.table,
          leitura: readers(root.authority.read),
        })
    }
    return [...lines.values()]
  })
}

/** Registers in the order of the menu, each followed by its child entities. */
function inMenuOrder(model: Model): Entity[] {
  const positions = positionsIn(model.menu)
  const place = (entity: Entity) => {
    const root = rootOf(entity, model)
    const position = positions.get(`/${root.route}`) ?? 9999
    return `${String(position).padStart(4, '0')} ${root.path} ${entity === root ? '' : entity.path}`
  }
  return [...model.entities.values()].sort((a, b) => place(a).localeCompare(place(b), 'pt-BR'))
}

function rootOf(entity: Entity, model: Model): Entity {
  const parent = entity.parent && model.entities.get(entity.parent.entity)
  return parent ? rootOf(parent, model) : entity
}

/** Returns a look-up of profiles by authority. */
async function readersOf({ database, model }: Prumo): Promise<(authority: string) => string[]> {
  const profiles = await run<{ nome: string; authorities: string[] }>(
    database.kysely,
    'select nome, authorities from perfil order by nome',
    [],
  )
  const expand = permissionExpander(model.permissions)
  const given = profiles.map(({ nome, authorities }) => ({ nome, all: new Set(expand(authorities)) }))
  return (authority) =>
    authority === 'LOGIN' ? ['Todos os usuários'] : given.flatMap(({ nome, all }) => (all.has(authority) ? [nome] : []))
}
