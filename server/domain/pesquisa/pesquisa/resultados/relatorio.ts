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

/** What a report of a survey is narrowed to. */
export interface FiltroDePesquisa {
  pesquisaId: { id: number }
  dataIni?: string
  dataFim: string
  areasIds?: number[]
  estabelecimentosIds?: number[]
}

/** Texts by the key of their question ('p7'); what is about the whole has another key. */
type Escritos = ReadonlyMap<string, string[]>

/** A group that was asked for, with what was written by it. */
export interface GrupoPedido {
  celula: SurveyCell
  escritos: Escritos
}

const RECORTES = [
  ['area', 'areasIds', 'Área Organizacional'],
  ['estabelecimento', 'estabelecimentosIds', 'Estabelecimento'],
] as const

/**
 * The groups of a survey that were asked for. A filter picks cells that were worked out, and hidden, over the whole survey; it never makes another one, so that
 * asking for less and less tells of nobody — spec 2 §7
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

/** Figures of a closed survey for who sees results; undefined before the closing, or for whoever does not. */
export async function figurasDaPesquisa(ctx: Ctx, id: number): Promise<SurveyResults | undefined> {
  if (!hasAuthority(ctx.session, RESULTADOS)) return undefined
  const pesquisa = await readPesquisa(ctx, id)
  return isEncerrada(pesquisa) ? resultadosDe(ctx, pesquisa, 'vistos') : undefined
}

/** Who answers with his name is nobody's secret: such a survey is always told by area and establishment, too. */
function comRecortes(pesquisa: Pesquisa): Pesquisa {
  if (pesquisa.anonima) return pesquisa
  const nomes = RECORTES.map(([nome]) => nome)
  return { ...pesquisa, atributos: [...new Set([...nomes, ...(pesquisa.atributos ?? [])])] }
}

/** The period picks the survey; answers without names have no day. */
function exigePeriodo({ dataIni, dataFim }: Pesquisa, filtro: FiltroDePesquisa): void {
  if (dataIni <= filtro.dataFim && (filtro.dataIni === undefined || dataFim >= filtro.dataIni)) return
  const message = `A pesquisa é de ${displayDay(dataIni)} a ${displayDay(dataFim)}, fora do período informado.`
  fail('SEM_DADOS', {}, { message })
}

/** Cuts are those that were promised at the release. */
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
  // who is restricted to areas is told of these, and of no total
  const ditas = corte === '' && achadas.length === 0 ? celulas.filter((celula) => celula.corte === 'area') : achadas
  return ditas.toSorted((a, b) => a.titulo.localeCompare(b.titulo, 'pt-BR'))
}

/** Texts without names: of an anonymous survey those that HR released, which belong to nobody but the whole; of a named one those of the group. */
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

/** In the order of the alphabet: that of people would tell who wrote which. */
function porPergunta(escritos: [string, string][]): Escritos {
  const found = new Map<string, string[]>()
  for (const [pergunta, texto] of escritos) found.set(pergunta, [...(found.get(pergunta) ?? []), texto])
  for (const textos of found.values()) textos.sort((a, b) => a.localeCompare(b, 'pt-BR'))
  return found
}
