import type { FormStore } from '#admin/form/state/FormStore.ts'
import { useScope, useStore } from '#admin/form/state/scope.ts'
import { Select } from '#admin/form/widgets/Choice.tsx'
import { ReadOnly } from '#admin/form/widgets/ReadOnly.tsx'
import type { WidgetProps } from '#admin/form/widgets/widget.ts'
import { isTime } from '#schemas/runtime/definition/measures.ts'
import { besidePath, valueAt } from '#schemas/runtime/paths.ts'
import { useOfferedMeasures } from './measures.ts'

/** Comparisons common to the sibling measures. A doughnut and the level inside a category exclude time; that level must also differ from the comparison of the chart. */
export default function ComparisonField(props: WidgetProps) {
  const { store } = useScope()
  const { path } = props.field
  const beside = (name: string) => (state: Pick<FormStore, 'values'>) => valueAt(state.values, besidePath(path, name))
  const tipo = useStore(store, beside('tipo'))
  const medida = useStore(store, beside('medida'))
  const outraMedida = useStore(store, beside('outraMedida'))
  const comparaPor = useStore(store, beside('comparaPor'))
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
