import { type Collection, refOf } from '../collection.ts'
import type { CompanyId } from '../empresas.ts'
import { Random } from '../random.ts'
import type { Candidato } from './candidatos.ts'

const resultados = [
  'Ritmo regular, com boa produtividade e espaçamento constante entre os traços.',
  'Produtividade média; oscila na segunda metade do exame.',
  'Traços firmes e alinhados, com leve inclinação à direita.',
]

/** Adds palographic exams of the first candidatos: traces of five minutes, one line each, with the psychologist's result. */
export function addExames(demo: Collection, company: CompanyId, candidatos: Candidato[]): void {
  const random = new Random(`exames ${company}`)
  for (const [index, candidato] of candidatos.slice(0, 12).entries()) {
    const minutos = Array.from({ length: 5 }, () => '|'.repeat(random.int(38, 64)))
    demo.add('captacao/exame-palografico', company, {
      candidato: refOf(candidato),
      examePalografico: minutos.join('\n'),
      ...(index % 4 === 3 ? {} : { resultadoExamePalografico: resultados[index % 3] }),
    })
  }
}
