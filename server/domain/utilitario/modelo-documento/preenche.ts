import type { RecordData } from '#schemas/runtime/model.ts'
import { valueAt } from '#schemas/runtime/paths.ts'
import { insidesOf } from '#schemas/runtime/placeholders.ts'
import { isVisible } from '#schemas/runtime/record/visibility.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { mayKnow } from '#server/platform/crud/sight/field-authority.ts'
import { conditionHolds } from '#server/platform/placeholders/conditions.ts'
import {
  fillPlaceholders,
  type Placeholder,
  placeholdersOf,
  saysNothing,
} from '#server/platform/placeholders/placeholders.ts'
import type { Filling, Picture } from '#server/platform/reports/document/rich-content.ts'
import type { Dados } from './dados.ts'
import type { Achado } from './escrito.ts'
import { escrito } from './escrito.ts'
import { lerQuadro } from './quadros.ts'
import { tabela } from './tabela.ts'

/** Values for the placeholders of a text. @param quadros pictures and codes by the text between their braces */
export function preenchimento(ctx: Ctx, dados: Dados, quadros: ReadonlyMap<string, Picture>): Filling {
  const valor = (marcador: Placeholder): string => {
    const achado = acha(ctx, dados, marcador)
    return achado ? escrito(achado.field, achado.value) : ''
  }
  return {
    fill: (texto) => fillPlaceholders(texto, valor),
    empty: (texto) => saysNothing(texto, valor),
    holds: (condition) => {
      const { field, value } = acha(ctx, dados, condition.placeholder) ?? {}
      const known = field ?? dados.fontes.get(condition.placeholder.root)?.fields.get(condition.placeholder.path)
      return known !== undefined && conditionHolds(condition, known, value)
    },
    table: (texto) => {
      const [marcador, outro] = placeholdersOf(texto)
      const field = marcador && dados.fontes.get(marcador.root)?.fields.get(marcador.path)
      if (!marcador || outro || field?.kind !== 'children') return undefined
      return tabela(ctx, field, marcador, (acha(ctx, dados, marcador)?.value ?? []) as RecordData[])
    },
    picture: (texto) => {
      const [inside = '', outro] = insidesOf(texto)
      if (outro !== undefined || !lerQuadro(inside)) return undefined
      return quadros.get(inside.trim()) ?? 'none'
    },
  }
}

/** Field and value of a placeholder; undefined where the session may not see it, or the form hides it. */
function acha(ctx: Ctx, { fontes, raizes, passos }: Dados, { root, path }: Placeholder): Achado | undefined {
  const fonte = fontes.get(root)
  const field = fonte?.fields.get(path)
  const raiz = raizes.get(root)
  if (!fonte || !field || !raiz) return undefined
  const passo = fonte.passos.get(path)
  // a longer path may be the name of a field inside an object
  if (!passo || passo.field !== field) return sabido(ctx, fonte.path, field, raiz)
  if (!sabido(ctx, fonte.path, passo.campo, raiz)) return undefined
  return sabido(ctx, passo.campo.target, field, passos.get(`${root}.${passo.campo.path}`))
}

function sabido(ctx: Ctx, entidade: string | undefined, field: Achado['field'], record: RecordData | undefined) {
  if (!record || !mayKnow(ctx.session, field, record)) return undefined
  if (entidade !== undefined && !isVisible(ctx.deps.runtimes.get(entidade), field, record, ctx.context))
    return undefined
  return { field, value: valueAt(record, field.path) }
}
