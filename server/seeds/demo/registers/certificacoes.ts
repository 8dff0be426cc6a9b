import { type Collection, type Ref, refOf } from '../collection.ts'
import type { CompanyId } from '../empresas.ts'

/** Name, validity in months (0: unlimited), indexes of its courses in cursos.ts, and index of the prerequisite certification. */
const certificacoes: [nome: string, periodicidade: number, cursos: number[], antes?: number][] = [
  ['Segurança em máquinas (NR-12)', 24, [1]],
  ['Trabalho em altura (NR-35)', 24, [2]],
  ['Boas práticas de fabricação', 12, [3]],
  ['Operador de empilhadeira (NR-11)', 36, [4, 1], 0],
  ['Brigadista', 12, [8]],
  ['Liderança de equipes', 0, [7, 6]],
]

/** Pattern of a position's name → certifications its bands require. */
const exigidas: [palavra: RegExp, certificacoes: number[]][] = [
  [/Empilhadeira|Oficial/, [3, 1]],
  [/Massas|Pasteurizador|Queijeiro|Produção|Embalador|Cozinheiro/, [0, 2]],
  [/Eletricista|Manutenção|Refrigeração|Encanador/, [0, 1]],
  [/Vigilante|Porteiro|Segurança do Trabalho/, [4]],
  [/Supervisor|Gerente|Encarregado/, [5]],
]

/** Certifications of a company. */
export function addCertificacoes(demo: Collection, company: CompanyId, cursos: Ref[]): Ref[] {
  const made: Ref[] = []
  for (const [nome, periodicidade, places, antes] of certificacoes) {
    const pre = antes === undefined ? undefined : made[antes]
    const record = demo.add('desenvolvimento/certificacao', company, {
      nome,
      ...(periodicidade ? { periodicidade } : {}),
      ...(pre ? { certificacaoPreRequisito: pre } : {}),
      cursos: places.flatMap((place) => cursos[place] ?? []),
      certificado: { titulo: 'CERTIFICADO' },
    })
    made.push(refOf(record))
  }
  return made
}

/** Ids of the certifications required by the bands of a position. */
export const certificacoesDo = (cargo: string, certificacoes: Ref[]): number[] =>
  (exigidas.find(([palavra]) => palavra.test(cargo))?.[1] ?? []).flatMap((place) => certificacoes[place]?.id ?? [])
