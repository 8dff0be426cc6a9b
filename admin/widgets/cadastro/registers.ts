import { useQuery } from '@tanstack/react-query'
import { getJson } from '#admin/providers/http.ts'
import type { Grouped } from '../GroupedPicker.tsx'

/** A register with the group of the menu it belongs to. */
export interface Cadastro {
  entidade: string
  titulo: string
  grupo: string
}

/** In the order of the menu's groups, inside them by title. */
export interface Cadastros {
  /** those that take fields of companies */
  extensiveis: Cadastro[]
  /** those a reference may point to */
  referidos: Cadastro[]
}

/** Text for no match. */
export const NO_REGISTER = 'Nenhum cadastro com esse nome'

/** Registers as a picker has them. */
export const asGrouped = ({ entidade, titulo, grupo }: Cadastro): Grouped => ({ chave: entidade, titulo, grupo })

export const fetchCadastros = (): Promise<Cadastros> => getJson('/api/utilitario/campos-empresa/cadastros')

export const useCadastros = () => useQuery({ queryKey: ['campos-empresa', 'cadastros'], queryFn: fetchCadastros })
