import { hasAuthority } from '#server/platform/access/session.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { type Guarded, guardedOf } from '#server/platform/crud/sight/field-authority.ts'
import type { Placeholder } from '#server/platform/placeholders/placeholders.ts'
import type { Dados } from './dados.ts'

/**
 * Authorities needed to see a document: those of its protected fields, as paper keeps them. Fields that the author may
 * not see are not printed.
 */
export function direitosDos(ctx: Ctx, { fontes }: Pick<Dados, 'fontes'>, marcadores: Placeholder[]): string[] {
  const { model } = ctx.deps
  const named = marcadores.flatMap(({ root, path }) => {
    const fonte = fontes.get(root)
    const field = fonte?.fields.get(path)
    const list = field?.kind === 'children' ? model.entities.get(field.target ?? '') : undefined
    return [
      field?.hint.authority,
      fonte?.passos.get(path)?.campo.hint.authority,
      ...(list ? inside(guardedOf(model, list)) : []),
    ]
  })
  return [...new Set(named)].filter((one) => one !== undefined && hasAuthority(ctx.session, one)).sort() as string[]
}

const inside = ({ fields, lists }: Guarded): (string | undefined)[] => [
  ...fields.map(({ hint }) => hint.authority),
  ...lists.flatMap((list) => inside(list.inside)),
]
