import type { Field } from '#schemas/runtime/model.ts'
import { fetchCadastros } from './registers.ts'

/** A register by its title. */
export async function registerWords(): Promise<(field: Field, value: unknown) => string | undefined> {
  const { extensiveis, referidos } = await fetchCadastros()
  const titles = new Map([...extensiveis, ...referidos].map(({ entidade, titulo }) => [entidade, titulo]))
  return (_field, value) => titles.get(String(value))
}
