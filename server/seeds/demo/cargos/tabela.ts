import { AURORA, type CompanyId, HORIZONTE } from '../empresas.ts'
import { cargosAurora } from './aurora.ts'
import { cargosHorizonte } from './horizonte.ts'

/** Base data of a position, from which all else is derived. */
export interface LinhaCargo {
  nome: string
  cbo: string
  grupo: string
  areas: string[]
  /** code of the list `escolaridades` */
  escolaridade: string
  /** pay of the lowest band at the beginning of 2020, in reais */
  salario: number
  funcao: string
  /** names of áreas de formação */
  formacao: string[]
}

export const cargos: Record<CompanyId, LinhaCargo[]> = {
  [AURORA]: linhas(cargosAurora),
  [HORIZONTE]: linhas(cargosHorizonte),
}

/** Parses lines 'nome; CBO; grupo; áreas; escolaridade; salário; função; formação'; lists are separated by '/'. */
function linhas(texto: string): LinhaCargo[] {
  return texto
    .trim()
    .split('\n')
    .map((linha) => {
      const [nome = '', cbo = '', grupo = '', areas = '', escolaridade = '', salario, funcao = '', formacao = ''] =
        linha.split(';').map((t) => t.trim())
      return {
        nome,
        cbo,
        grupo,
        areas: list(areas),
        escolaridade,
        salario: Number(salario),
        funcao,
        formacao: list(formacao),
      }
    })
}

function list(text: string): string[] {
  return text.split('/').map((item) => item.trim())
}
