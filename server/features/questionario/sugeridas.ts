import type { Sugerida } from '#schemas/runtime/answers/evaluation/questionnaire.ts'
import { hot } from '#server/platform/database/hot.ts'
import { type Db, run } from '#server/platform/database/sql.ts'
import { ESCALAS } from './escalas.ts'

/** Most suggested sets. */
const MUITAS = 30

// $1 company, $2 how many
const USADAS = hot(`with conjuntos as (
    select jsonb_agg(jsonb_build_object('texto', r.texto, 'peso', coalesce(r.peso, 0)) order by r.ordem_) as respostas
    from pergunta_resposta r where r.empresa_id = $1 group by r.pergunta_id)
  select respostas, count(*)::int as usos from conjuntos
  where jsonb_array_length(respostas) > 1 group by respostas order by usos desc, respostas::text limit $2`)

/** Sets of options used by the company's questions, most used first, then the shipped scales. */
export async function respostasSugeridas(db: Db, empresaId: number): Promise<Sugerida[]> {
  const usadas = await run<Omit<Sugerida, 'titulo'>>(db, USADAS, [empresaId, MUITAS])
  const textosDe = (respostas: { texto: string }[]) => JSON.stringify(respostas.map(({ texto }) => texto))
  const conhecidas = new Set(usadas.map(({ respostas }) => textosDe(respostas)))
  const escalas = ESCALAS.filter((respostas) => !conhecidas.has(textosDe(respostas)))
  return [...usadas, ...escalas.map((respostas) => ({ respostas: respostas.map(comPeso), usos: 0 }))].map((one) => ({
    titulo: tituloDe(one.respostas),
    ...one,
  }))
}

const comPeso = ({ texto, peso = 0 }: { texto: string; peso?: number }) => ({ texto, peso })

/** Title of a set: 'Nunca … Sempre'; up to three options are all named. */
const tituloDe = (respostas: { texto: string }[]): string =>
  respostas.length <= 3
    ? respostas.map(({ texto }) => texto).join(' · ')
    : `${respostas[0]?.texto} … ${respostas.at(-1)?.texto} (${respostas.length})`
