import { useScope, useStore } from '#admin/form/state/scope.ts'
import { Select } from '#admin/form/widgets/Choice.tsx'
import { ReadOnly } from '#admin/form/widgets/ReadOnly.tsx'
import type { WidgetProps } from '#admin/form/widgets/widget.ts'
import { isTime } from '#schemas/runtime/measures.ts'
import { useOfferedMeasures } from './measures.ts'

/** What the measures beside it may be compared by: parts of a whole are no months, and inside a category opens something else. */
export default function ComparisonField(props: WidgetProps) {
  const { store } = useScope()
  const [tipo, medida, outraMedida, comparaPor] = [
    useStore(store, ({ values }) => values.tipo),
    useStore(store, ({ values }) => values.medida),
    useStore(store, ({ values }) => values.outraMedida),
    useStore(store, ({ values }) => values.comparaPor),
  ]
  const { data } = useOfferedMeasures()
  const inside = props.field.name === 'abre'
  const chosen = [medida, ...(tipo === 'ROSCA' ? [] : [outraMedida])].filter((one) => one !== undefined)
  const namesOf = (chave: unknown) => data?.medidas.find((one) => one.chave === chave)?.comparacoes
  const known = chosen.flatMap((chave) => namesOf(chave) ?? [])
  const fits = (nome: string) => chosen.every((chave) => namesOf(chave)?.some((one) => one.nome === nome) ?? true)
  const offered = [...new Map(known.map(({ nome, titulo }) => [nome, titulo]))]
    .filter(([nome]) => fits(nome))
    .filter(([nome]) => !(isTime(nome) && (inside || tipo === 'ROSCA')) && !(inside && nome === comparaPor))
    .map(([value, title]) => ({ value, title }))
  const stored = (props.field.options ?? []).filter(
    ({ value }) => value === props.value && !offered.some((one) => one.value === value),
  )
  const Shown = props.readOnly ? ReadOnly : Select
  return <Shown {...props} field={{ ...props.field, options: [...offered, ...stored] }} />
}
