import { useQuery } from '@tanstack/react-query'
import { useScope, useStore } from '#admin/form/state/scope.ts'
import { getJson } from '#admin/providers/http.ts'
import type { FieldOption } from '#schemas/runtime/model.ts'
import type { Choice, Choices } from '#schemas/runtime/notice-answers.ts'

/** What the notice in the form may choose of its register; undefined until a register is chosen and known. */
export function useChoicesOfNotice(): Choices | undefined {
  const { store } = useScope()
  const cadastro = useStore(store, (s) => s.values.cadastro)
  const vencimento = useStore(store, (s) => s.values.vencimento)
  const query = new URLSearchParams({ cadastro: String(cadastro) })
  if (typeof vencimento === 'string') query.set('vencimento', vencimento)
  const { data } = useQuery({
    queryKey: ['avisos-automaticos', 'escolhas', query.toString()],
    queryFn: () => getJson<Choices>(`/api/utilitario/avisos-automaticos/escolhas?${query}`, { quiet: true }),
    enabled: typeof cadastro === 'string',
    staleTime: 60_000,
  })
  return data
}

/** As the options of a field. */
export const asOptions = (choices: Choice[] = []): FieldOption[] =>
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
