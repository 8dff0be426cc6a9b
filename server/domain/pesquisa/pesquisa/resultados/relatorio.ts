import type { Atributo, Atributos } from '#schemas/runtime/anonimato/atributos.ts'
import type { SurveyCell, SurveyResults } from '#schemas/runtime/answers/surveys/survey-results.ts'
import { displayDay } from '#schemas/runtime/dates.ts'
import { hasAuthority } from '#server/platform/access/session.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { fail, fieldError, invalid } from '#server/platform/errors/errors.ts'
import { isEncerrada, type Pesquisa, readPesquisa } from '../pesquisa.ts'
import { podeVerRespostas, RESULTADOS } from '../quem.ts'
import { comentariosLiberados } from './comentarios.ts'
import { folhasNomeadas } from './leitura.ts'
import { resultadosDe } from './resultados.ts'

/** Filters of a survey report. */
export interface FiltroDePesquisa {
  pesquisaId: { id: number }
  dataIni?: string
  dataFim: string
  areasIds?: number[]
  estabelecimentosIds?: number[]
}

/** Texts by question key ('p7'); those on the whole survey have a key of their own. */
type Escritos = ReadonlyMap<string, string[]>

/** A group of the report, with its texts. */
export interface GrupoPedido {
  celula: SurveyCell
  escritos: Escritos
}

const RECORTES = [
  ['area', 'areasIds', 'Área Organizacional'],
  ['estabelecimento', 'estabelecimentosIds', 'Estabelecimento'],
] as const

/**
 * The chosen groups of a survey. Filters select cells computed and suppressed over the whole survey and never form new
 * ones, so that repeated filtering identifies nobody — spec 2 §7
 * @throws DomainError 404 outside of the period, 400 for a cut that was not promised, 409 as `resultadosDe`
 */
export async function gruposPedidos(
  ctx: Ctx,
  filtro: FiltroDePesquisa,
): Promise<SurveyResults & { grupos: GrupoPedido[] }> {
  const pesquisa = comRecortes(await readPesquisa(ctx, filtro.pesquisaId.id))
  exigePeriodo(pesquisa, filtro)
  exigeRecortes(pesquisa, filtro)
  const resultados = await resultadosDe(ctx, pesquisa, 'vistos')
  const celulas = escolhidas(resultados.celulas, filtro)
  const escritos = await escritosDe(ctx, pesquisa)
  return { ...resultados, grupos: celulas.map((celula) => ({ celula, escritos: escritos(celula) })) }
}

/** Figures of a closed survey; undefined before the closing, or without authority on results. */
export async function figurasDaPesquisa(ctx: Ctx, id: number): Promise<SurveyResults | undefined> {
  if (!hasAuthority(ctx.session, RESULTADOS)) return undefined
  const pesquisa = await readPesquisa(ctx, id)
  return isEncerrada(pesquisa) ? resultadosDe(ctx, pesquisa, 'vistos') : undefined
}

/** Adds the cuts by area and establishment to named surveys, whose authors are known anyway. */
function comRecortes(pesquisa: Pesquisa): Pesquisa {
  if (pesquisa.anonima) return pesquisa
  const nomes = RECORTES.map(([nome]) => nome)
  return { ...pesquisa, atributos: [...new Set([...nomes, ...(pesquisa.atributos ?? [])])] }
}

/** Requires that the period overlaps the filter; anonymous answers have no day. @throws DomainError SEM_DADOS */
function exigePeriodo({ dataIni, dataFim }: Pesquisa, filtro: FiltroDePesquisa): void {
  if (dataIni <= filtro.dataFim && (filtro.dataIni === undefined || dataFim >= filtro.dataIni)) return
  const message = `A pesquisa é de ${displayDay(dataIni)} a ${displayDay(dataFim)}, fora do período informado.`
  fail('SEM_DADOS', {}, { message })
}

/** Refuses filters by attributes that were not promised at the release. */
function exigeRecortes({ atributos = [] }: Pesquisa, filtro: FiltroDePesquisa): void {
  const faltam = RECORTES.filter(([nome, campo]) => filtro[campo] !== undefined && !atributos.includes(nome))
  if (faltam.length === 0) return
  invalid(faltam.map(([, campo, titulo]) => fieldError(campo, `Esta pesquisa não tem resultados por ${titulo}.`)))
}

function escolhidas(celulas: readonly SurveyCell[], filtro: FiltroDePesquisa): SurveyCell[] {
  const pedidos = RECORTES.flatMap(([nome, campo]) => {
    const ids = filtro[campo]
    return ids === undefined ? [] : [{ nome, ids: new Set(ids.map(String)) }]
  })
  const corte = pedidos.map(({ nome }) => nome).join(' ')
  const achadas = celulas.filter(
    (celula) => celula.corte === corte && pedidos.every(({ nome, ids }) => ids.has(celula.valores[nome] ?? '')),
  )
  // restricted sessions get their areas instead of the total
  const ditas = corte === '' && achadas.length === 0 ? celulas.filter((celula) => celula.corte === 'area') : achadas
  return ditas.toSorted((a, b) => a.titulo.localeCompare(b.titulo, 'pt-BR'))
}

/** Texts without names: of an anonymous survey the released ones, only for the total; of a named one those of the group. */
async function escritosDe(ctx: Ctx, pesquisa: Pesquisa): Promise<(celula: SurveyCell) => Escritos> {
  if (pesquisa.anonima) {
    const comentarios = await comentariosLiberados(ctx, pesquisa)
    const todos = porPergunta(comentarios.map(({ pergunta, texto }) => [pergunta, texto]))
    return ({ corte, oculta }) => (corte === '' && oculta === undefined ? todos : new Map())
  }
  if (!podeVerRespostas(ctx.session)) return () => new Map()
  const folhas = await folhasNomeadas(ctx, pesquisa, 'vistos')
  return ({ valores }) =>
    porPergunta(
      folhas
        .filter(({ atributos }) => pertence(atributos, valores))
        .flatMap(({ itens }) => itens)
        .flatMap(({ pergunta: { id }, resposta: { texto, comentario } }) =>
          [texto, comentario].flatMap((escrito): [string, string][] => (escrito ? [[`p${id}`, escrito]] : [])),
        ),
    )
}

const pertence = (atributos: Atributos, valores: SurveyCell['valores']): boolean =>
  Object.entries(valores).every(([nome, valor]) => [atributos[nome as Atributo]].flat().includes(valor))

/** Groups texts by question in alphabetical order, which hides their authors. */
function porPergunta(escritos: [string, string][]): Escritos {
  const found = new Map<string, string[]>()
  for (const [pergunta, texto] of escritos) found.set(pergunta, [...(found.get(pergunta) ?? []), texto])
  for (const textos of found.values()) textos.sort((a, b) => a.localeCompare(b, 'pt-BR'))
  return found
}
