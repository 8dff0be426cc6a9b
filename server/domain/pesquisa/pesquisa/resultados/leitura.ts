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

/** Whose answers are counted: of everybody, as participants are told, or as far as the session sees people. */
export type Alcance = 'todos' | 'vistos'

/** Cells of what was handed in: of sheets that nobody can be tied to, or of people. */
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

/** Who is restricted to areas is told of these alone. */
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

/** What somebody answered with his name, as it is counted and as he wrote it. */
interface FolhaNomeada extends FolhaContada {
  itens: Respondida[]
}

/** What was handed in with names: of a named survey only. */
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
