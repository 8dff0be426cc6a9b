import { emOrdem } from '#schemas/runtime/questionario/ordem.ts'
import type { Condicao, Opcao, Pergunta, Tipo } from '#schemas/runtime/questionario/pergunta.ts'
import { dropEmpty } from '#server/platform/base/present.ts'
import { hot } from '#server/platform/database/hot.ts'
import { type Db, run } from '#server/platform/database/sql.ts'

/** A stored question, with the fields for correctors only. */
export interface PerguntaGuardada extends Pergunta {
  respostaSugerida?: string
}

interface Row {
  id: number
  ordem: number
  texto: string
  tipo: Tipo
  aspecto: string | null
  peso: number | null
  obrigatoria: boolean | null
  notaMinima: number | null
  notaMaxima: number | null
  comentario: string | null
  respostaSugerida: string | null
  opcoes: Opcao[] | null
  condicaoPergunta: number | null
  condicaoOpcoes: number[] | null
  condicaoDe: number | null
  condicaoAte: number | null
}

// $1 company, $2 questionnaire
const PERGUNTAS = hot(`select p.id, p.ordem, p.texto, p.tipo, a.nome as aspecto, p.peso::float8 as peso, p.obrigatoria,
    p.nota_minima as "notaMinima", p.nota_maxima as "notaMaxima", case when p.exigir_comentario then p.comentario end as comentario,
    p.resposta_sugerida as "respostaSugerida", o.opcoes, p.condicao_pergunta_id as "condicaoPergunta", p.condicao_opcoes as "condicaoOpcoes",
    p.condicao_nota_de::float8 as "condicaoDe", p.condicao_nota_ate::float8 as "condicaoAte"
  from pergunta p
  left join aspecto a on a.empresa_id = p.empresa_id and a.id = p.aspecto_id
  left join lateral (select jsonb_agg(jsonb_build_object('id', r.id, 'texto', r.texto, 'peso', r.peso) order by r.ordem_) as opcoes
    from pergunta_resposta r where r.empresa_id = p.empresa_id and r.pergunta_id = p.id) o on true
  where p.empresa_id = $1 and p.questionario_id = $2
  order by p.ordem, p.id`)

/** The questions of a questionnaire under edit, in their order; numbers may have gaps. */
export async function readEditadas(db: Db, empresaId: number, questionarioId: number): Promise<PerguntaGuardada[]> {
  return (await run<Row>(db, PERGUNTAS, [empresaId, questionarioId])).map(perguntaDe)
}

/** The questions as asked: renumbered 1, 2, … */
export const readPerguntas = async (db: Db, empresaId: number, questionarioId: number): Promise<PerguntaGuardada[]> =>
  emOrdem(await readEditadas(db, empresaId, questionarioId))

function perguntaDe(row: Row): PerguntaGuardada {
  const { tipo, opcoes } = row
  const said = { aspecto: row.aspecto, peso: row.peso, obrigatoria: row.obrigatoria, condicao: condicaoDe(row) }
  const comentario = { pedeComentario: row.comentario, respostaSugerida: tipo === 3 ? row.respostaSugerida : null }
  const notas = tipo === 4 ? { notaMinima: row.notaMinima, notaMaxima: row.notaMaxima } : {}
  const escolha = tipo === 1 || tipo === 5 ? { opcoes: opcoes ?? [] } : {}
  return {
    ...{ id: Number(row.id), ordem: row.ordem, texto: row.texto, tipo },
    ...dropEmpty({ ...said, ...comentario, ...notas }),
    ...escolha,
  }
}

function condicaoDe(row: Row): Condicao | null {
  if (row.condicaoPergunta === null) return null
  const { condicaoOpcoes: opcoes, condicaoDe: notaDe, condicaoAte: notaAte } = row
  return { pergunta: Number(row.condicaoPergunta), ...dropEmpty({ opcoes, notaDe, notaAte }) }
}
