import { type CelulaLida, contaCelulas } from '#schemas/runtime/anonimato/leitura.ts'
import { perguntasVisiveis } from '#schemas/runtime/questionario/condicoes.ts'
import { contadasDaFolha, contadasDe } from '#schemas/runtime/questionario/contada.ts'
import { readCells } from '#server/features/anonimato/read.ts'
import type { Escrito } from '#server/features/questionario/papel/contadas-impressas.ts'
import { comentariosDe } from '#server/features/questionario/respostas/comentarios.ts'
import { respondidasDe } from '#server/features/questionario/respostas/respondidas.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { visibleTo } from '#server/platform/crud/sight/visible-sql.ts'
import { run, Values } from '#server/platform/database/sql.ts'
import { type AvaliacaoTurma, colecaoDe } from './avaliacao-turma.ts'

/** Answers counted over all participants, and texts. */
export interface Leitura {
  /** absent: no answers, or none that the session may see */
  todos?: CelulaLida
  escritos: Escrito[]
  destruidas?: number
  perdidas?: number
}

/** Reads the answers of people the session sees; an anonymous evaluation after its closing, its texts once released. @throws DomainError COLETA_ABERTA */
export const leituraDe = (ctx: Ctx, avaliacao: AvaliacaoTurma): Promise<Leitura> =>
  avaliacao.anonima ? semNomes(ctx, avaliacao) : comNomes(ctx, avaliacao)

async function semNomes(ctx: Ctx, avaliacao: AvaliacaoTurma): Promise<Leitura> {
  const colecao = colecaoDe(ctx.session.empresaId, avaliacao.id)
  const { celulas, destruidas, perdidas } = await readCells(ctx.db, colecao, contadasDaFolha)
  // restricted sessions get no totals, which hold other areas
  if (ctx.session.restricted) return { escritos: [], destruidas, perdidas }
  const { comentarios } = await comentariosDe(ctx, { ...avaliacao, colecao }, false)
  return { ...comTodos(celulas), escritos: comentarios, destruidas, perdidas }
}

interface Copia {
  id: number
  nome: string
  observacao: string | null
  questionarioId: number
  numeroVersao: number
}

async function comNomes(ctx: Ctx, { id }: AvaliacaoTurma): Promise<Leitura> {
  const values = new Values()
  const text = `select c.id::int as id, coalesce(t.nome_social, t.nome) as nome, c.observacao, c.questionario_id::int as "questionarioId",
      c.numero_versao as "numeroVersao"
    from colaborador_questionario c join talento t on t.empresa_id = c.colaborador_empresa_id and t.id = c.colaborador_id
    where c.empresa_id = ${values.add(ctx.session.empresaId)} and c.avaliacao_turma_id = ${values.add(id)} and c.situacao = 'R'
      and ${visibleTo(ctx, 'gestao-talentos/talento', 't', values)} order by prumo_busca(t.nome), c.id`
  const copias = await run<Copia>(ctx.db, text, values.list)
  const respondidas = await respondidasDe(ctx, copias)
  const itensDe = (copia: Copia) => respondidas.get(copia.id) ?? []
  const folhas = copias.map((copia) => ({ atributos: {}, respostas: contadasDe(itensDe(copia)) }))
  return {
    ...comTodos(contaCelulas(folhas, [[]], 1)),
    escritos: copias.flatMap((copia) => [
      ...perguntasVisiveis(itensDe(copia)).flatMap(({ pergunta, resposta: { texto, comentario } }) =>
        [texto, comentario].flatMap((dito) =>
          dito ? [{ pergunta: pergunta.texto, texto: dito, quem: copia.nome }] : [],
        ),
      ),
      ...(copia.observacao ? [{ texto: copia.observacao, quem: copia.nome }] : []),
    ]),
  }
}

const comTodos = (celulas: readonly CelulaLida[]): Pick<Leitura, 'todos'> => {
  const todos = celulas.find(({ corte }) => corte.length === 0)
  return todos ? { todos } : {}
}
