/** Attributes that results can be cut by; `papel`, the role in a 360 evaluation, is merged and never generalised (`papeis.ts`). */
export type Atributo = 'area' | 'estabelecimento' | 'grupo' | 'tempo' | 'sexo' | 'papel'

/** The attributes of a sheet. Values are ids or bands, as texts. */
export interface Atributos {
  /** the areas from the root of the tree down to the person's own */
  area?: readonly string[]
  estabelecimento?: string
  grupo?: string
  tempo?: string
  sexo?: string
  /** merged roles are joined by '+' */
  papel?: string
}

/** Order in which attributes are dropped from rare combinations: the least used in results first; the area is generalised last, level by level. */
export const ORDEM_DE_PERDA = ['sexo', 'tempo', 'grupo', 'estabelecimento'] as const satisfies readonly Atributo[]

const TODOS = ['area', ...ORDEM_DE_PERDA, 'papel'] as const

/** Key of a combination of attributes; equal combinations give equal texts. */
export const combinacaoDe = (atributos: Atributos): string =>
  JSON.stringify(TODOS.map((nome) => atributos[nome] ?? null))

/** Bands of the time in the company, each from `anos` completed years on. */
export const FAIXAS_DE_TEMPO = [
  { valor: 'ATE_1', anos: 0, titulo: 'Menos de 1 ano' },
  { valor: 'DE_1_A_2', anos: 1, titulo: '1 a 2 anos' },
  { valor: 'DE_3_A_4', anos: 3, titulo: '3 a 4 anos' },
  { valor: 'DE_5_A_9', anos: 5, titulo: '5 a 9 anos' },
  { valor: 'DE_10', anos: 10, titulo: '10 anos ou mais' },
] as const

/** Completed years between two days, 'YYYY-MM-DD'; for an admission on 29 February the year completes on 1 March. */
function anosEntre(inicio: string, dia: string): number {
  const anos = Number(dia.slice(0, 4)) - Number(inicio.slice(0, 4))
  return dia.slice(5) < inicio.slice(5) ? anos - 1 : anos
}

/** Band of the time in the company on a day; undefined without an admission date, or before it. */
export function faixaDeTempo(admissao: string | undefined, dia: string): string | undefined {
  if (admissao === undefined || admissao > dia) return undefined
  const anos = anosEntre(admissao, dia)
  return FAIXAS_DE_TEMPO.findLast((faixa) => anos >= faixa.anos)?.valor
}
