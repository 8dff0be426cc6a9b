import { useQuery } from '@tanstack/react-query'
import { useScope, useStore } from '#admin/form/state/scope.ts'
import { getJson } from '#admin/providers/http.ts'
import type { Choice, Choices } from '#schemas/runtime/answers/notices.ts'
import type { Field, FieldOption } from '#schemas/runtime/model.ts'
import { besidePath, valueAt } from '#schemas/runtime/paths.ts'

/** Returns the value of a sibling field. */
export function useBeside({ path }: Pick<Field, 'path'>, name: string): unknown {
  const { store } = useScope()
  return useStore(store, ({ values }) => valueAt(values, besidePath(path, name)))
}

/** Returns the options the notice's register offers; undefined until a register is chosen and loaded. */
export function useChoicesOfNotice(field: Field): Choices | undefined {
  const cadastro = useBeside(field, 'cadastro')
  const query = new URLSearchParams({ cadastro: String(cadastro) })
  const { data } = useQuery({
    queryKey: ['avisos-automaticos', 'escolhas', query.toString()],
    queryFn: () => getJson<Choices>(`/api/utilitario/avisos-automaticos/escolhas?${query}`, { quiet: true }),
    enabled: typeof cadastro === 'string',
    staleTime: 60_000,
  })
  return data
}

/** As the options of a field. */
const asOptions = (choices: Choice[] = []): FieldOption[] =>
  choices.map(({ valor, titulo }) => ({ value: valor, title: titulo }))

/** What each field of a notice chooses from. */
export function choicesFor(name: string, data: Choices | undefined, campo: unknown): FieldOption[] | undefined {
  switch (name) {
    case 'vencimento':
      return asOptions(data?.vencimentos)
    case 'estado':
      return asOptions(data?.estados)
    case 'campos':
      return asOptions(data?.campos)
    case 'campo':
      return asOptions(data?.condicao)
    case 'papeis':
      return asOptions(data?.papeis)
    case 'campoEmail':
      return asOptions(data?.emails)
    default: {
      const options = data?.condicao.find(({ valor }) => valor === campo)?.opcoes
      return options && asOptions(options)
    }
  }
}
