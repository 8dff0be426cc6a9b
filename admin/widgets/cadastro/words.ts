import { getJson } from '#admin/providers/http.ts'
import type { Field } from '#schemas/runtime/model.ts'
import type { Cadastro } from './CadastroField.tsx'

/** A register by its title. */
export async function registerWords(): Promise<(field: Field, value: unknown) => string | undefined> {
  const { extensiveis, referidos } = await getJson<{ extensiveis: Cadastro[]; referidos: Cadastro[] }>(
    '/api/utilitario/campos-empresa/cadastros',
  )
  const titles = new Map([...extensiveis, ...referidos].map(({ entidade, titulo }) => [entidade, titulo]))
  return (_field, value) => titles.get(String(value))
}
