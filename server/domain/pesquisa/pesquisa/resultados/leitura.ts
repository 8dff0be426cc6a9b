import { cortesDe } from '#schemas/runtime/anonimato/celulas.ts'
import { type CelulaLida, contaCelulas, type FolhaContada } from '#schemas/runtime/anonimato/leitura.ts'
import { perguntasVisiveis } from '#schemas/runtime/questionario/condicoes.ts'
import { contadasDaFolha, contadasDe } from '#schemas/runtime/questionario/contada.ts'
import type { Respondida } from '#schemas/runtime/questionario/pergunta.ts'
import { readCells } from '#server/features/anonimato/read.ts'
import { respondidasDe } from '#server/features/questionario/respostas/respondidas.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { visibleTo } from '#server/platform/crud/sight/visible-sql.ts'
import { run, Values } from '#server/platform/database/sql.ts'
import { atributosDe, lugaresDe } from '../lugar.ts'
import { colecaoDe, type Pesquisa } from '../pesquisa.ts'

interface Leitura {
  celulas: CelulaLida[]
  destruidas?: number
  perdidas?: number
}

/** Counted answers: of all respondents, as published, or of people whom the session sees. */
export type Alcance = 'todos' | 'vistos'

/** Cells of the answers: from anonymous sheets, or from named copies. */
export async function leituraDe(ctx: Ctx, pesquisa: Pesquisa, alcance: Alcance): Promise<Leitura> {
  if (!pesquisa.anonima) return { celulas: await celulasNomeadas(ctx, pesquisa, alcance) }
  const { celulas, destruidas, perdidas } = await readCells(
    ctx.db,
    colecaoDe(ctx.session.empresaId, pesquisa.id),
    contadasDaFolha,
  )
  return {
    celulas: alcance === 'todos' ? celulas : celulas.filter((celula) => isVista(ctx, celula)),
    destruidas,
    perdidas,
  }
}

/** Whether a cell is shown: restricted sessions see only those of their areas. */
function isVista({ session }: Ctx, { valores }: CelulaLida): boolean {
  const { restricted, areas = [] } = session
  return !restricted || (valores.area !== undefined && areas.includes(Number(valores.area)))
}

interface Copia {
  id: number
  talento: number
  questionarioId: number
  numeroVersao: number
}

async function celulasNomeadas(ctx: Ctx, pesquisa: Pesquisa, alcance: Alcance): Promise<CelulaLida[]> {
  return contaCelulas(await folhasNomeadas(ctx, pesquisa, alcance), cortesDe(pesquisa.atributos ?? []), 1)
}

/** Named answers of one person, for counting and as text. */
interface FolhaNomeada extends FolhaContada {
  itens: Respondida[]
}

/** Answered copies of a named survey. */
export async function folhasNomeadas(
  ctx: Ctx,
  { id, atributos = [], liberadaEm }: Pesquisa,
  alcance: Alcance,
): Promise<FolhaNomeada[]> {
  const values = new Values()
  const text = `select c.id::int as id, c.colaborador_id::int as talento, c.questionario_id::int as "questionarioId", c.numero_versao as "numeroVersao"
    from colaborador_questionario c join talento t on t.empresa_id = c.empresa_id and t.id = c.colaborador_id
    where c.empresa_id = ${values.add(ctx.session.empresaId)} and c.pesquisa_id = ${values.add(id)} and c.situacao = 'R'
      and ${alcance === 'todos' ? 'true' : visibleTo(ctx, 'gestao-talentos/talento', 't', values)} order by c.id`
  const copias = await run<Copia>(ctx.db, text, values.list)
  const dia = liberadaEm ?? ctx.context.hoje
  const lugares = await lugaresDe(
    ctx,
    copias.map(({ talento }) => talento),
    dia,
  )
  const respondidas = await respondidasDe(ctx, copias)
  return copias.map((copia) => {
    const itens = perguntasVisiveis(respondidas.get(copia.id) ?? [])
    return {
      atributos: atributosDe(lugares.get(copia.talento), atributos, dia),
      respostas: contadasDe(itens),
      itens,
    }
  })
}
