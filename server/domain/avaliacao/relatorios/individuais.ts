import { perguntasVisiveis } from '#schemas/runtime/questionario/condicoes.ts'
import { foiRespondida, type Pergunta, type Respondida } from '#schemas/runtime/questionario/pergunta.ts'
import { aspectosDe, SEM_ASPECTO } from '#schemas/runtime/questionario/resultado.ts'
import { porAspecto } from '#schemas/runtime/questionario/secoes.ts'
import type { Nominal } from '#server/domain/avaliacao/avaliacao-desempenho/queries.ts'
import { respostaEmPalavras } from '#server/features/questionario/papel/impressao.ts'
import type { RespostasDaCopia } from '#server/features/questionario/respostas/respondidas.ts'
import type { ReportRow } from '#server/platform/reports/define.ts'
import { papelEmPalavras } from './papeis.ts'
import { avaliadorDe } from './por-area.ts'

/** Named answers about one person: the marks of each evaluator, then points and texts by aspect — spec 2 §7 */
export function individuais(nominais: Nominal[], respostas: RespostasDaCopia): ReportRow[] {
  const dadas = nominais.map((nominal) => ({ quem: quemDe(nominal), itens: respostas.get(nominal.id) ?? [] }))
  return [
    ...nominais.flatMap(notas),
    ...secoesDe(dadas).flatMap(([aspecto, perguntas]) =>
      [
        ...dadas.flatMap((dada) => alcancado(dada, aspecto)),
        ...perguntas.flatMap((pergunta) => dadas.flatMap((dada) => resposta(dada, pergunta))),
      ].map((row) => ({ aspecto, ...row })),
    ),
  ]
}

interface Dada {
  quem: { papel: string; avaliador: string }
  itens: Respondida[]
}

const quemDe = (nominal: Nominal) => ({ papel: papelEmPalavras(nominal.papel), avaliador: avaliadorDe(nominal) })

const notas = (nominal: Nominal): ReportRow[] => [
  ...nota('Questionário: nota do avaliador', nominal, nominal.potencial),
  ...nota('Competências: nota do avaliador', nominal, nominal.desempenho),
]

const nota = (item: string, nominal: Nominal, valor: number | undefined): ReportRow[] =>
  valor === undefined ? [] : [{ item, ...quemDe(nominal), performance: valor }]

/** Questions by aspect, in the order asked; all copies about one person ask the same. */
function secoesDe(dadas: Dada[]): [aspecto: string, perguntas: Pergunta[]][] {
  const perguntas = porAspecto(dadas.find(({ itens }) => itens.length > 0)?.itens.map(({ pergunta }) => pergunta) ?? [])
  const aspectoDe = ({ aspecto = SEM_ASPECTO }: Pergunta) => aspecto
  return [...new Set(perguntas.map(aspectoDe))].map((aspecto) => [
    aspecto,
    perguntas.filter((pergunta) => aspectoDe(pergunta) === aspecto),
  ])
}

const alcancado = ({ quem, itens }: Dada, aspecto: string): ReportRow[] =>
  aspectosDe(itens)
    .filter((um) => um.aspecto === aspecto)
    .map(({ percentual }) => ({ item: 'Aspecto: nota do avaliador', ...quem, performance: percentual }))

const resposta = ({ quem, itens }: Dada, { id, ordem, texto }: Pergunta): ReportRow[] =>
  perguntasVisiveis(itens)
    .filter((item) => item.pergunta.id === id && foiRespondida(item))
    .map((item) => ({
      ...{ item: `${ordem}. ${texto}`, ...quem },
      ...{ resposta: respostaEmPalavras(item), comentario: item.resposta.comentario ?? null },
    }))
