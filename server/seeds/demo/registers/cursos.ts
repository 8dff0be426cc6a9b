import { type Collection, type Ref, refOf } from '../collection.ts'
import type { CompanyId } from '../empresas.ts'

const cursos: [nome: string, cargaHoraria: string, categoria: number, periodicidade: number, online: boolean][] = [
  ['Integração de novos colaboradores', '8:00', 4, 0, false],
  ['NR-12: segurança em máquinas e equipamentos', '16:00', 0, 24, false],
  ['NR-35: trabalho em altura', '8:00', 0, 24, false],
  ['Boas práticas de fabricação', '12:00', 1, 12, false],
  ['Operação de empilhadeira', '40:00', 1, 36, false],
  ['Planilhas eletrônicas: do básico ao avançado', '30:00', 1, 0, true],
  ['Comunicação não violenta', '6:00', 2, 0, true],
  ['Liderança para supervisores', '24:00', 3, 0, false],
  ['Brigada de incêndio', '16:00', 0, 12, false],
  ['Lei Geral de Proteção de Dados', '4:00', 2, 12, true],
]

/** Courses of a company with their categories and evaluations. */
export function addCursos(demo: Collection, company: CompanyId): Ref[] {
  const deCategoria = demo.addFile('desenvolvimento/categoria-curso', company).map(refOf)
  const deAvaliacao = demo.addFile('desenvolvimento/avaliacao-curso', company).map(refOf)
  return cursos.map(([nome, cargaHoraria, categoria, periodicidade, online], index) =>
    refOf(
      demo.add('desenvolvimento/curso', company, {
        nome,
        cargaHoraria,
        conteudoProgramatico: `Conceitos, exemplos do dia a dia e exercícios de ${nome}.`,
        criterioAvaliacao: 'Presença e avaliação ao final.',
        percentualMinimoFrequencia: 75,
        online,
        ...(periodicidade ? { periodicidade } : {}),
        ...one('categoriaCurso', deCategoria[categoria]),
        avaliacoesCurso: [deAvaliacao[index % deAvaliacao.length], deAvaliacao[2]]
          .filter((a, i, all) => a && all.indexOf(a) === i)
          .map((a) => ({ id: a?.id })),
      }),
    ),
  )
}

const one = (name: 'categoriaCurso', value: Ref | undefined) => (value ? { [name]: value } : {})
